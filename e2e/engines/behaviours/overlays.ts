import { footer } from '@/content/footer';
import { line } from '@/content/line';
import { viewer as labels } from '@/content/viewer';
import type { Visitor } from '@/e2e/engines/visitor';

const DIALOG = '[role=dialog]';

export async function viewer(visitor: Visitor) {
  const opener = ['button', footer.openCode.replace('{label}', footer.codes[0]?.label ?? '')] as const;
  await visitor.open('/privacy/');
  await visitor.press(opener);
  await visitor.see(`${DIALOG} img`);
  await visitor.press([`${DIALOG} button`, labels.zoomIn]);
  await visitor.see([DIALOG, '120%']);
  await visitor.press([`${DIALOG} button`, labels.rotate]);
  await visitor.key('Escape');
  await visitor.miss(DIALOG);
  await visitor.focused(opener);
}

export async function linePanel(visitor: Visitor) {
  const opener = ['button', line.open] as const;
  await visitor.open('/about/');
  await visitor.press(opener);
  await visitor.see([`${DIALOG} li`, line.results.inUse]);
  await visitor.see([`${DIALOG} button`, line.panel.again]);
  await visitor.press([`${DIALOG} button`, line.panel.close]);
  await visitor.miss(DIALOG);
  await visitor.focused(opener);
}
