import sharp from 'sharp';
import { chapters } from '@/e2e/engines/behaviours/chapters';
import { keptPages, scriptsOff, unknownPath } from '@/e2e/engines/behaviours/edges';
import { form } from '@/e2e/engines/behaviours/form';
import { drawer, menu, senior } from '@/e2e/engines/behaviours/header';
import { calculator, carousel, comparison, tabs, ticker } from '@/e2e/engines/behaviours/home';
import { linePanel, viewer } from '@/e2e/engines/behaviours/overlays';
import { newsSearch, reader } from '@/e2e/engines/behaviours/reading';
import { coveredControls, sidewaysScroll } from '@/e2e/layoutFaults';
import { NOT_FOUND, PAGES } from '@/e2e/sitePages';
import type { Site } from './site';
import type { Visitor } from './visitor';

type Step = {
  name: string;
  run: (visitor: Visitor, site: Site) => Promise<void>;
  allowed?: RegExp;
  widths?: number[];
};

/** The reader's page alone names it; an engine that does not know the word says so. */
const COMPILING = /wasm-unsafe-eval.*\/preview\//;
/** What no visitor notices: observers put off to the next frame, films that an engine has no codecs for. */
const HARMLESS = /ResizeObserver loop|not loaded: <source src="\/films\//;
/** The time without a network may end before all is said of it. */
const TOLD_LATE = /wasm-unsafe-eval.*\/preview\/|ERR_CONNECTION_REFUSED/;
const NO_NETWORK = /not loaded|ERR_|NetworkError|Load failed|Failed to fetch|wasm-unsafe-eval/;

/** What the shades of an empty ground differ by. */
const UNIFORM = 8;

/** What a visitor does; some of it in wide windows or narrow ones only. */
const BEHAVIOURS: Step[] = [
  { name: 'menu', run: menu, widths: [1280] },
  { name: 'drawer', run: drawer, widths: [390] },
  { name: 'carousel', run: carousel },
  { name: 'ticker', run: ticker },
  { name: 'tabs', run: tabs },
  { name: 'comparison', run: comparison },
  { name: 'calculator', run: calculator },
  { name: 'viewer', run: viewer },
  { name: 'reader', run: reader, allowed: COMPILING },
  { name: 'news search', run: newsSearch },
  { name: 'line panel', run: linePanel, allowed: /uav-api/ },
  { name: 'chapters', run: chapters },
  { name: 'form', run: form },
  { name: 'unknown path', run: unknownPath, allowed: /404/ },
  { name: '长辈版', run: senior },
  { name: 'kept pages', run: keptPages, allowed: NO_NETWORK },
  { name: 'reader, once more', run: reader, allowed: TOLD_LATE },
  // Last: a sandboxed page is the last that WebKitGTK opens.
  { name: 'scripts off', run: scriptsOff, allowed: /sandbox|wasm-unsafe-eval/ },
];

/** What comes in as one scrolls is whole, as far as it lies in the view. */
export function fadesIn(visitor: Visitor) {
  return visitor.holds('all in view to have faded in', () =>
    [...document.querySelectorAll('[data-reveal]')]
      .filter((part) => part.getBoundingClientRect().top < innerHeight - 100)
      .every((part) => getComputedStyle(part).opacity === '1'),
  );
}

/** Words stand on the picture, and not in the document alone: Safari 16 leaves out what one axis clips. */
async function paintsHeadings(visitor: Visitor) {
  const count = await visitor.evaluate(() => document.querySelectorAll('main :is(h1, h2)').length);
  for (let index = 0; index < count; index += 1) {
    await visitor.until(`heading ${index} to be painted`, async () => {
      const [left = 0, top = 0, width = 0, height = 0] = await visitor.evaluate((index) => {
        const heading = document.querySelectorAll('main :is(h1, h2)')[index];
        heading?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = heading?.getBoundingClientRect() ?? new DOMRect();
        return [box.left, box.top, box.width, box.height].map(Math.floor);
      }, index);
      if (width === 0) return true;
      const screen = sharp(await visitor.session.screenshot());
      const picture = await screen.extract({ left, top, width, height }).toBuffer();
      const { channels } = await sharp(picture).stats();
      return channels.some(({ stdev }) => stdev > UNIFORM);
    });
  }
}

async function route(visitor: Visitor, path: string) {
  await visitor.open(path);
  await visitor.see('h1');
  const page = { evaluate: visitor.evaluate };
  const covered = await coveredControls(page);
  if (covered.length) throw new Error(`covered: ${covered.join(', ')}`);
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await fadesIn(visitor);
  await paintsHeadings(visitor);
  const sideways = await sidewaysScroll(page);
  if (sideways > 0) throw new Error(`${sideways} px of sideways scroll`);
}

const routes: Step[] = PAGES.map((path) => ({
  name: path,
  run: (visitor) => route(visitor, path),
  allowed: path === NOT_FOUND ? /404/ : COMPILING,
}));

export const STEPS = [...routes, ...BEHAVIOURS];

/** Those of a window so wide, and where some are asked for by name, of these. */
export function stepsFor(width: number, asked: readonly string[]) {
  return STEPS.filter(
    ({ name, widths }) => (!widths || widths.includes(width)) && (!asked.length || asked.includes(name)),
  );
}

/** What is wrong with the step, in the order in which it was noticed. */
export async function faultsOf({ run, allowed }: Step, visitor: Visitor, site: Site) {
  const failures = await run(visitor, site).then(
    () => [],
    (error: Error) => [error.message],
  );
  const said = [...new Set([...visitor.session.said(), ...site.faults()])];
  return [...failures, ...said.filter((fault) => !HARMLESS.test(fault) && !allowed?.test(fault))];
}
