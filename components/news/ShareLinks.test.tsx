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
