/** @jest-environment jsdom */
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyModule, useLazyModuleOnMount } from '@/lib/hydration/useLazyModule';

type Module = { words: string };

let answers: { resolve: (module: Module) => void; reject: () => void }[];
const load = () =>
  new Promise<Module>((resolve, reject) => {
    answers.push({ resolve, reject });
  });

function Opener() {
  const { module, overlayProps, failed, openerProps } = useLazyModule(load);
  return (
    <>
      <button type="button" {...openerProps}>
        打开
      </button>
      {overlayProps.opened && <p>{module?.words}</p>}
      {failed && <p>打不开</p>}
      <button type="button" onClick={overlayProps.onClose}>
        关闭
      </button>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: '打开' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = (how: 'resolve' | 'reject') => act(async () => answers.at(-1)?.[how]({ words: '内容' }));

beforeEach(() => {
  answers = [];
});

test('a module is loaded on request, once at a time, and again after a failure', async () => {
  render(<Opener />);
  expect(answers).toHaveLength(0);
  await press('打开');
  await answer('reject');
  expect(screen.getByText('打不开')).toBeTruthy();
  expect(opener().hasAttribute('aria-busy')).toBe(false);
  await press('打开');
  await press('打开');
  expect(answers).toHaveLength(2);
  expect(opener().getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(opener());
  await answer('resolve');
  expect(opener().hasAttribute('aria-busy')).toBe(false);
  expect(screen.getByText('内容')).toBeTruthy();
  await press('关闭');
  expect(screen.queryByText('内容')).toBeNull();
});

test('a module that failed is requested again once the network is back', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('module');
  const { result } = renderHook(() => useLazyModuleOnMount(load));
  await waitFor(() => expect(result.current.failed).toBe(true));
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(result.current).toEqual({ module: 'module', failed: false });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});
