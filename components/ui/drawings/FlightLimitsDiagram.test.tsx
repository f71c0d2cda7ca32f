/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { FlightLimitsDiagram } from '@/components/ui/drawings/FlightLimitsDiagram';
import { drones } from '@/content/drones';

test('the drawing is as high and as wide as the figures say', () => {
  const limits = { ...drones.flightLimits, height: 120, radius: 500 };
  const { container } = render(<FlightLimitsDiagram limits={limits} />);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 -300 500 360');
  expect(container.querySelector('rect')?.getAttribute('height')).toBe('120');
});

test('screen readers hear the caption only', () => {
  const { container } = render(<FlightLimitsDiagram limits={drones.flightLimits} />);
  for (const silent of container.querySelectorAll('[aria-hidden=true]')) silent.remove();
  expect(container.textContent?.replace(/\u00A0/g, ' ')).toBe(drones.flightLimits.caption);
});
