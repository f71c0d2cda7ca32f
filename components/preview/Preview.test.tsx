import { render, screen } from '@testing-library/react';
import { Preview } from '@/components/preview/Preview';
import { preview } from '@/content/preview';

jest.mock('@/components/preview/DocumentViewer', () => ({ DocumentViewer: () => <p>阅读器</p> }));

test('while the viewer comes there are its frame, the document’s name, the way back and a sign that it comes', async () => {
  history.replaceState(null, '', '/preview/?url=/documents/white-paper.pdf');
  render(
    <Preview
      title={preview.page.title}
      outcomes={preview.outcomes}
      labels={preview.labels}
      siteName="穹路"
      hosts={[]}
      names={{ '/documents/white-paper.pdf': '白皮书.pdf' }}
      others={null}
    >
      全部资料
    </Preview>,
  );
  expect(screen.getByRole('heading').textContent).toBe('白皮书.pdf');
  expect(screen.getByRole('link', { name: preview.labels.back })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: preview.labels.loading })).toBeTruthy();
  expect(await screen.findByText('阅读器')).toBeTruthy();
});
