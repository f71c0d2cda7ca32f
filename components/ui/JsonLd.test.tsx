/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { JsonLd } from '@/components/ui/JsonLd';

it('lets no text close the block, and says what it was given', () => {
  const { container } = render(<JsonLd graph={[{ '@type': 'Thing', name: '</script><b>甲' }]} />);
  const block = container.querySelector('script')?.textContent ?? '';
  expect(block).not.toContain('<');
  expect(JSON.parse(block)['@graph'][0].name).toBe('</script><b>甲');
});
