import { enquiry } from '@/content/enquiry';
import type { Visitor } from '@/e2e/engines/visitor';
import { fieldId } from '@/lib/enquiry/fields';

const { messages } = enquiry;
const LIST = '#enquiry [role=alert]';
const NAME = `#${fieldId('name')}`;
const TYPED = 'QL 07';

const holdsName = (visitor: Visitor, name: string) =>
  visitor.holds(
    `“${name}” in the field of the name`,
    ([field, name]) => document.querySelector<HTMLInputElement>(field)?.value === name,
    [NAME, name] as const,
  );

/** What is missing is listed and led to; what was written is there again after a reload, until it is cleared. */
export async function form(visitor: Visitor) {
  const missing = messages.problems.missing.replace('{label}', messages.fields.name.label);
  await visitor.open('/about/?query=agriculture&mu=120#enquiry');
  await visitor.press(['#enquiry button', messages.ways.copy]);
  await visitor.focused([LIST, missing]);
  await visitor.press([`${LIST} a`, missing]);
  await visitor.focused(NAME);
  await visitor.type(TYPED);
  await visitor.key('Tab');
  await visitor.see([`${LIST} a[data-mended]`, missing]);
  await visitor.open('/about/#enquiry');
  await holdsName(visitor, TYPED);
  await visitor.press(['#enquiry button', messages.ways.clear]);
  await holdsName(visitor, '');
}
