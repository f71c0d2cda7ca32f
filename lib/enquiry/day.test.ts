/** @jest-environment node */
import { chinaDay } from '@/lib/enquiry/day';

test('the day begins in China at 16 o’clock of Greenwich', () => {
  expect(chinaDay(Date.UTC(2026, 10, 22, 15, 59))).toBe('2026-11-22');
  expect(chinaDay(Date.UTC(2026, 10, 22, 16, 0))).toBe('2026-11-23');
});
