import { DEFERRED_TYPE, DEHYDRATED, PRESSED } from '@/lib/hydration/attributes';
import { startDeferredScripts } from '@/lib/hydration/startDeferredScripts';

const AT_LATEST_MS = 4000;
const root = document.documentElement;
const HELD = `<p>一</p><script type="${DEFERRED_TYPE}" data-src="/a.js"></script><p>二</p>`;
const PICTURE = '<img fetchpriority="high">';

/** A page whose first picture, where it has one, is decoded when the test says so. */
function open(body = PICTURE) {
  document.body.innerHTML = HELD + body;
  const picture = { decode: () => {}, fail: (_: Error) => {} };
  for (const image of document.images) {
    image.decode = () =>
      new Promise((decode, fail) => {
        Object.assign(picture, { decode, fail });
      });
  }
  startDeferredScripts();
  return picture;
}

const started = () => document.querySelector('script')?.hasAttribute('src');
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const act = (action: string) => document.body.dispatchEvent(new Event(action, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  root.dataset[DEHYDRATED] = '';
});

it.each<[string, (picture: ReturnType<typeof open>) => void]>([
  ['once the first picture is there', ({ decode }) => decode()],
  ['when the first picture cannot be had', ({ fail }) => fail(new Error('broken'))],
  ...['pointerdown', 'keydown', 'wheel', 'scroll'].map(
    (action) => [`at once on ${action}`, () => act(action)] as [string, () => void],
  ),
])('starts the scripts as Next wrote them and where they stand %s', async (_when, happen) => {
  const picture = open();
  await pass(AT_LATEST_MS / 2);
  expect(started()).toBe(false);
  happen(picture);
  await pass(100);
  expect(document.body.children[1]?.outerHTML).toBe('<script async="" src="/a.js"></script>');
});

it('waits no longer than a few seconds for a picture that hangs', async () => {
  open();
  await pass(AT_LATEST_MS - 1);
  expect(started()).toBe(false);
  await pass(1);
  expect(started()).toBe(true);
});

it('starts them after the first paint of a page without such a picture', async () => {
  open('');
  await pass(100);
  expect(started()).toBe(true);
});

describe('a control that is pressed', () => {
  const control = (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`);
  const marked = () => [...document.querySelectorAll(`[data-${PRESSED}]`)].map((each) => each.outerHTML[1]);

  beforeEach(() => {
    open(`${PICTURE}<button name="a"><b>甲</b></button><input type="checkbox" name="b"><a name="c">丙</a>`);
  });

  it('is kept in mind, the last one only, and does nothing yet', () => {
    control('a')?.querySelector('b')?.click();
    expect(marked()).toEqual(['b']);
    control('b')?.click();
    expect(marked()).toEqual(['i']);
    expect(control('b')).toHaveProperty('checked', false);
  });

  it('is left to itself when it is a link, or when the page lives', () => {
    control('c')?.click();
    expect(marked()).toEqual([]);
    delete root.dataset[DEHYDRATED];
    control('b')?.click();
    expect(control('b')).toHaveProperty('checked', true);
  });
});
