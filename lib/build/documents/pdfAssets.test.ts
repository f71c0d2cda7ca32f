import reactPdf from '@/node_modules/react-pdf/package.json';
import { dependencies } from '@/package.json';

it('is the version that react-pdf drives', () => {
  expect(dependencies['pdfjs-dist']).toBe(reactPdf.dependencies['pdfjs-dist']);
});
