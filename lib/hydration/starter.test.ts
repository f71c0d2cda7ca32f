import { DEHYDRATED, HELD_TYPE, PRESSED } from '@/lib/hydration/attributes';
import { holdBack } from '@/lib/hydration/starter';

const AT_LATEST_MS = 4000;
const root = document.documentElement;

function page(body = '') {
  document.body.innerHTML = `<p>一</p><script type="${HELD_TYPE}" data-src="/a.js"></script><p>二</p>${body}`;
}

function picture() {
  const image = document.createElement('img');
  image.setAttribute('fetchpriority', 'high');
  const outcome = { resolve: () => {}, reject: (_: Error) => {} };
  image.decode = () => new Promise((resolve, reject) => Object.assign(outcome, { resolve, reject }));
  document.body.append(image);
  return outcome;
}

const script = () => document.querySelector('script');
const started = () => script()?.hasAttribute('src');
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  root.dataset[DEHYDRATED] = '';
  page();
});

it('starts the scripts as Next wrote them and where they stand, once the first picture is there', async () => {
  const decoding = picture();
  holdBack();
  await pass(AT_LATEST_MS / 2);
  expect(started()).toBe(false);
  decoding.resolve();
  await pass(100);
  expect(started()).toBe(true);
  expect(document.body.children[1]?.outerHTML).toBe('<script async="" src="/a.js"></script>');
});

it('does not wait for a picture that cannot be had', async () => {
  const decoding = picture();
  holdBack();
  await pass(0);
  decoding.reject(new Error('broken'));
  await pass(100);
  expect(started()).toBe(true);
});

it('waits no longer than a few seconds for one that hangs', async () => {
  picture();
  holdBack();
  await pass(AT_LATEST_MS - 1);
  expect(started()).toBe(false);
  await pass(1);
  expect(started()).toBe(true);
});

it.each(['pointerdown', 'keydown', 'wheel', 'scroll'])('starts them at once on %s', async (action) => {
  picture();
  holdBack();
  document.body.dispatchEvent(new Event(action, { bubbles: true }));
  await pass(0);
  expect(started()).toBe(true);
});

it('starts them after the first paint of a page without such a picture', async () => {
  holdBack();
  await pass(100);
  expect(started()).toBe(true);
});

describe('a control that is pressed', () => {
  const button = (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`);

  beforeEach(() => {
    page('<button name="a"><b>甲</b></button><input type="checkbox" name="b"><a name="c" href="#x">丙</a>');
    picture();
    holdBack();
  });

  it('is kept in mind, the last one only, and does nothing yet', () => {
    button('a')?.querySelector('b')?.click();
    expect(button('a')?.dataset).toHaveProperty(PRESSED);
    button('b')?.click();
    expect(button('b')?.dataset).toHaveProperty(PRESSED);
    expect(button('b')).toHaveProperty('checked', false);
    expect(button('a')?.dataset).not.toHaveProperty(PRESSED);
  });

  it('is left to itself when it is a link, or when the page lives', () => {
    button('c')?.click();
    expect(button('c')?.dataset).not.toHaveProperty(PRESSED);
    delete root.dataset[DEHYDRATED];
    button('b')?.click();
    expect(button('b')).toHaveProperty('checked', true);
  });
});
