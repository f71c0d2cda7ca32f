import reactPdf from '@/node_modules/react-pdf/package.json';
import { dependencies } from '@/package.json';

it('pdfjs-dist has the version that react-pdf requires', () => {
  expect(dependencies['pdfjs-dist']).toBe(reactPdf.dependencies['pdfjs-dist']);
});
