import type { View } from '@/lib/build/engines/browsers';
import type { Key, Session } from '@/lib/build/engines/startByPuppeteer';
import { clickPoint, isFocused, isShown } from './inPage';

/** What to look for: a selector, and words in its name or text. */
export type Sought = string | readonly [selector: string, words: string];

const PATIENCE_MS = 15_000;
const STEP_MS = 100;

/**
 * Functions go to the page as text: what their compiler counts on is given along, and what older engines have by other
 * names or not at all.
 */
const PRELUDE = `const __name = (named) => named;
  Element.prototype.checkVisibility = function () {
    const clear = (element) => !element || (getComputedStyle(element).opacity !== '0' && clear(element.parentElement));
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible' && clear(this);
  };`;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const nameOf = (sought: Sought) => (typeof sought === 'string' ? sought : `${sought[0]} “${sought[1]}”`);
const partsOf = (sought: Sought) => (typeof sought === 'string' ? ([sought, ''] as const) : sought);

/** Somebody who uses the site in one engine, by the eye, the mouse and the keyboard. */
export function visitorOf(session: Session, origin: string, view: View) {
  async function evaluate<Result, Argument>(run: (argument: Argument) => Result, argument?: Argument) {
    const call = `(${run})(${JSON.stringify(argument) ?? ''})`;
    const told = await session.evaluate(
      `(async () => { ${PRELUDE} return JSON.stringify((await ${call}) ?? null); })()`,
    );
    return JSON.parse(told) as Awaited<Result>;
  }

  /** Asks again until the answer is yes; between two pages there is nobody to ask. */
  async function until(what: string, ask: () => Promise<boolean>) {
    const end = Date.now() + PATIENCE_MS;
    let why = '';
    while (Date.now() < end) {
      try {
        if (await ask()) return;
        why = '';
      } catch (error) {
        why = ` (${(error as Error).message.split('\n')[0]})`;
      }
      await wait(STEP_MS);
    }
    throw new Error(`waited in vain: ${what}${why}`);
  }

  const shown = (sought: Sought) => evaluate(isShown, partsOf(sought));
  const see = (sought: Sought) => until(`to see ${nameOf(sought)}`, () => shown(sought));
  const miss = (sought: Sought) => until(`${nameOf(sought)} to go`, async () => !(await shown(sought)));
  const holds = <Argument>(what: string, run: (argument: Argument) => unknown, argument?: Argument) =>
    until(what, async () => Boolean(await evaluate(run, argument)));

  return {
    view,
    session,
    evaluate,
    see,
    miss,
    holds,
    until,
    /** Opens an address of the site and waits until its scripts have taken over. */
    async open(address: string) {
      // Or else another hash of the same page would load nothing.
      await session.open('about:blank');
      await session.open(origin + address);
      await holds('the page to be live', () => !('dehydrated' in document.documentElement.dataset));
    },
    /** Presses its middle, once it is there, at rest and under nothing. */
    async press(sought: Sought) {
      let point = { x: 0, y: 0 };
      await until(`to press ${nameOf(sought)}`, async () => {
        const found = await evaluate(clickPoint, partsOf(sought));
        if (typeof found === 'string') throw new Error(found);
        const rests = found.x === point.x && found.y === point.y;
        point = found;
        return rests;
      });
      await session.press(point.x, point.y);
    },
    key: (key: Key) => session.key(key),
    type: (text: string) => session.type(text),
    focused: (sought: Sought) => holds(`focus on ${nameOf(sought)}`, isFocused, partsOf(sought)),
    address: (part: string) =>
      until(`the address ${part}`, () =>
        evaluate((part) => decodeURIComponent(location.href).includes(part), part),
      ),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
