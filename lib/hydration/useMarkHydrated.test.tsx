import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DEHYDRATED, PRESSED } from '@/lib/hydration/attributes';
import { useMarkHydrated } from '@/lib/hydration/useMarkHydrated';

function Page() {
  const [open, setOpen] = useState(false);
  const [area, setArea] = useState('100');
  useMarkHydrated();
  return (
    <>
      <button type="button" suppressHydrationWarning onClick={() => setOpen(!open)}>
        菜单
      </button>
      <input value={area} onChange={({ target }) => setArea(target.value)} />
      <output>{`${open ? '开' : '关'} ${area}`}</output>
    </>
  );
}

let root: Root;

function arrive() {
  document.body.innerHTML = renderToString(<Page />);
}

async function live() {
  await act(async () => {
    root = hydrateRoot(document.body, <Page />);
  });
}

const find = <Name extends 'button' | 'input' | 'output'>(name: Name) =>
  document.querySelector(name) as HTMLElementTagNameMap[Name];

beforeEach(arrive);
afterEach(() => act(async () => root.unmount()));

test('the page says when it answers', async () => {
  document.documentElement.dataset[DEHYDRATED] = '';
  await live();
  expect(document.documentElement.dataset).not.toHaveProperty(DEHYDRATED);
});

test('a press that came too early is made again, once', async () => {
  find('button').dataset[PRESSED] = '';
  await live();
  expect(find('output').textContent).toBe('开 100');
  expect(find('button').dataset).not.toHaveProperty(PRESSED);
});

test('what was typed too early is taken over', async () => {
  find('input').value = '250';
  await live();
  expect(find('output').textContent).toBe('关 250');
  expect(find('input').value).toBe('250');
});
