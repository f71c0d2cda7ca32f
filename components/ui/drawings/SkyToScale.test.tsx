import { render } from '@testing-library/react';
import { SkyToScale } from '@/components/ui/drawings/SkyToScale';
import { drones } from '@/content/drones';

test('the drawing is as high and as wide as the figures say', () => {
  const sky = { ...drones.sky, height: 120, radius: 500 };
  const { container } = render(<SkyToScale sky={sky} />);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 -480 500 540');
  expect(container.querySelector('rect')?.getAttribute('height')).toBe('120');
});

test('it is said once, by its caption', () => {
  const { container } = render(<SkyToScale sky={drones.sky} />);
  for (const silent of container.querySelectorAll('[aria-hidden=true]')) silent.remove();
  expect(container.textContent?.replace(/\u00A0/g, ' ')).toBe(drones.sky.caption);
});
