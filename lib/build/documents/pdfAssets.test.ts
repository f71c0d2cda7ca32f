/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPdfAssets } from '@/lib/build/documents/pdfAssets';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const folder = temporaryFolder({ '1.0.0/pdf.worker.min.js': 'the worker of an older version' });
const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8'));

it('puts the worker, the maps and the fonts under the version, and only that one', async () => {
  await buildPdfAssets(folder);
  for (const file of [
    'pdf.worker.min.js',
    'cmaps/GBK-EUC-H.bcmap',
    'standard_fonts/LiberationSans-Regular.ttf',
  ]) {
    expect(existsSync(join(folder, version, file))).toBe(true);
  }
  expect(existsSync(join(folder, '1.0.0'))).toBe(false);
});

it('takes the version that react-pdf drives', () => {
  const { dependencies } = JSON.parse(readFileSync('node_modules/react-pdf/package.json', 'utf8'));
  expect(dependencies['pdfjs-dist']).toBe(version);
});
