import { render, screen } from '@testing-library/react';
import { Preview } from '@/components/preview/Preview';
import { preview } from '@/content/preview';

jest.mock('@/components/preview/DocumentViewer', () => ({ DocumentViewer: () => <p>阅读器</p> }));

function renderPreview(url: string) {
  history.replaceState(null, '', `/preview/?url=${url}`);
  render(
    <Preview
      title={preview.page.title}
      outcomes={preview.outcomes}
      labels={preview.labels}
      siteName="穹路"
      hosts={['files.partner.example']}
      names={{ '/documents/white-paper.pdf': '白皮书.pdf' }}
      others={null}
    >
      全部资料
    </Preview>,
  );
}

test('while the viewer comes there are its frame, the document’s name, the way back and a sign that it comes', async () => {
  renderPreview('/documents/white-paper.pdf');
  expect(screen.getByRole('heading').textContent).toBe('白皮书.pdf');
  expect(screen.getByRole('link', { name: preview.labels.back })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: preview.labels.loading })).toBeTruthy();
  expect(await screen.findByText('阅读器')).toBeTruthy();
});

test.each([
  '/账户异常，请致电 400-000-0000.pdf',
  '/documents/\u202Efdp.txt',
  'https://files.partner.example/documents/white-paper.pdf',
  'https://evil.example/documents/white-paper.pdf',
])('no words of the address %s become the title', (url) => {
  renderPreview(url);
  expect(document.title).toBe(`${preview.labels.reader} · 穹路`);
});
