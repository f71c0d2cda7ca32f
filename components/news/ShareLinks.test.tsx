import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLinks } from '@/components/news/ShareLinks';
import { Kit } from '@/components/ui/Kit';

const labels = {
  share: '分享',
  shareNative: '分享给朋友',
  copy: { copy: '复制链接', copied: '链接已复制', failed: '请复制地址栏里的网址' },
  wechat: '微信扫码',
  wechatHint: '用微信扫一扫',
  wechatFailed: '没有加载出来',
  closeDialog: '关闭',
};

const URL = 'https://site.example/companyNews/detail/a/';

function open() {
  const user = userEvent.setup();
  render(<ShareLinks url={URL} title="标题" labels={labels} />, { wrapper: Kit });
  return user;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the address and says so', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect(screen.getByRole('status').textContent).toBe('链接已复制');
});

it('says where the address stands when copying is refused', async () => {
  const user = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(screen.getByRole('status').textContent).toBe('请复制地址栏里的网址');
});

it("offers the system's own sheet only where there is one", async () => {
  open();
  expect(screen.queryByRole('button', { name: '分享给朋友' })).toBeNull();
});

it("hands title and address to the system's own sheet", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  const user = open();
  await user.click(screen.getByRole('button', { name: '分享给朋友' }));
  expect(share).toHaveBeenCalledWith({ title: '标题', url: URL });
});

it('opens a code for WeChat, with the address under it', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: '微信扫码' }));
  const dialog = await screen.findByRole('dialog', { name: '微信扫码' });
  expect(dialog.textContent).toContain(URL);
  expect(dialog.querySelector('svg path')).not.toBeNull();
});
