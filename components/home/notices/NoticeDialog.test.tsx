import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeButton } from '@/components/home/notices/NoticeButton';
import { Kit } from '@/components/ui/Kit';

const labels = { close: '关闭公告', details: '查看详情', openFailed: '打不开' };

async function open(notice: Parameters<typeof NoticeButton>[0]['notice']) {
  render(
    <NoticeButton notice={notice} labels={labels}>
      {notice.title}
    </NoticeButton>,
    { wrapper: Kit },
  );
  await userEvent.click(screen.getByRole('button', { name: notice.title }));
  return screen.findByRole('dialog', { name: notice.title });
}

test('a notice is read in full: date, paragraphs and its action in a new window', async () => {
  const notice = {
    title: '公告',
    date: '2026-07-01',
    content: '甲\n乙\n甲',
    url: 'https://a.example/',
    action: '去看看',
  };
  const dialog = await open(notice);
  expect(dialog.querySelector('time')?.dateTime).toBe('2026-07-01');
  expect([...dialog.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['甲', '乙', '甲']);
  const link = screen.getByRole('link', { name: '去看看' });
  expect(link.getAttribute('href')).toBe('https://a.example/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('a url without words of its own gets those of the site; without a url there is no link', async () => {
  await open({ title: '甲', url: 'https://a.example/' });
  expect(screen.getByRole('link', { name: '查看详情' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '关闭公告' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open({ title: '乙' });
  expect(screen.queryByRole('link')).toBeNull();
});

test('markup in a notice is shown as text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  const dialog = await open({ title: '甲', content: markup });
  expect(dialog.querySelector('img')).toBeNull();
  expect(screen.getByText(markup)).toBeTruthy();
});

test('Escape closes and gives the focus back', async () => {
  await open({ title: '甲', content: '乙' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '甲' }));
});
