/** @jest-environment jsdom */
import { copyText } from '@/lib/device/copyText';

function clipboardThat(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

test.each([
  ['missing', () => {}],
  ['refused', () => clipboardThat(() => Promise.reject(new Error('NotAllowedError')))],
])('copies by selection if the clipboard is %s, and leaves nothing behind', async (_state, prepare) => {
  prepare();
  let selected = '';
  document.execCommand = () => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  await expect(copyText('https://a.example/')).resolves.toBe(true);
  expect(selected).toBe('https://a.example/');
  expect(document.querySelector('textarea')).toBeNull();
});
