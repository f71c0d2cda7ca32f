import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLinks } from '@/components/news/ShareLinks';
import { Kit } from '@/components/ui/Kit';
import { news } from '@/content/news';

const URL = 'https://site.example/companyNews/detail/a/';

function open() {
  const user = userEvent.setup();
  render(<ShareLinks url={URL} title="标题" labels={news.share} />, { wrapper: Kit });
  return user;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it("offers the system's own sheet only where there is one", async () => {
  open();
  expect(screen.queryByRole('button', { name: news.share.shareNative })).toBeNull();
});

it("hands title and address to the system's own sheet", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  const user = open();
  await user.click(screen.getByRole('button', { name: news.share.shareNative }));
  expect(share).toHaveBeenCalledWith({ title: '标题', url: URL });
});
