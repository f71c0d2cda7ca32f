/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@/components/layout/UiProvider';
import { ShareLinks } from '@/components/news/ShareLinks';
import { news } from '@/content/news';

const URL = 'https://site.example/companyNews/detail/a/';

it("passes title and address to the system's share sheet if there is one", async () => {
  const links = <ShareLinks url={URL} title="标题" labels={news.share} />;
  const { unmount } = render(links, { wrapper: UiProvider });
  expect(screen.queryByRole('button', { name: news.share.shareNative })).toBeNull();
  unmount();
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  render(links, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: news.share.shareNative }));
  expect(share).toHaveBeenCalledWith({ title: '标题', url: URL });
});
