/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { JsonLd } from '@/components/ui/JsonLd';

it('keeps its data whole and lets no text close the script block', () => {
  const { container } = render(<JsonLd graph={[{ '@type': 'Thing', name: '</script><b>甲' }]} />);
  const block = container.querySelector('script')?.textContent ?? '';
  expect(block).not.toContain('<');
  expect(JSON.parse(block)['@graph'][0].name).toBe('</script><b>甲');
});
