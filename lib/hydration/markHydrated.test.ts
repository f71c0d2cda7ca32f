import { markHydrated } from '@/lib/hydration/markHydrated';

const pressed: string[] = [];
const find = (name: string) => document.getElementById(name) as HTMLElement;

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML =
    '<main id="outer" data-dehydrated><div id="inner" data-dehydrated><button id="tab" role="tab"></button></div></main>';
  for (const type of ['click', 'keydown']) {
    find('tab').addEventListener(type, (event) => pressed.push((event as KeyboardEvent).key ?? type));
  }
});

it.each([
  ['a click', '', 'click'],
  ['a key', 'ArrowRight', 'ArrowRight'],
])('gives %s again to the innermost section alone, once', (_, mark, again) => {
  find('tab').dataset.pressed = mark;
  markHydrated(find('outer'));
  expect(pressed).toEqual([]);
  markHydrated(find('inner'));
  markHydrated(find('inner'));
  expect(pressed).toEqual([again]);
});
