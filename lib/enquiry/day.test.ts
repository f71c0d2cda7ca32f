/** @jest-environment node */
import { chinaDay, readDay } from '@/lib/enquiry/day';

test('the day begins in China at 16 o’clock of Greenwich', () => {
  expect(chinaDay(Date.UTC(2026, 10, 22, 15, 59))).toBe('2026-11-22');
  expect(chinaDay(Date.UTC(2026, 10, 22, 16, 0))).toBe('2026-11-23');
});

test.each(['2026-12-01', '2026/12/1', '2026年12月1日', '２０２６．１２．１'])('“%s” is a day', (text) => {
  expect(readDay(text)).toBe('2026-12-01');
});

test.each(['下周三', '2026-13-01', '2026-02-30', '12-01', '20266-12-01', ''])('“%s” is none', (text) => {
  expect(readDay(text)).toBeNull();
});
