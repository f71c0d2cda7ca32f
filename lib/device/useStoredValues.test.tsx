import { act, renderHook } from '@testing-library/react';
import { useStoredValues } from '@/lib/device/useStoredValues';

const KEYS = ['senior', 'enquiry'] as const;

test('shows what the device keeps and what only the tab keeps, and clears both', () => {
  localStorage.setItem('senior', '1');
  sessionStorage.setItem('enquiry', '{"name":"张三"}');
  const { result } = renderHook(() => useStoredValues(KEYS));
  expect(result.current.values).toEqual(['1', '{"name":"张三"}']);
  act(() => result.current.clear());
  expect(result.current.values).toEqual(['', '']);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});
