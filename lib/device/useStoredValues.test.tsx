import { act, renderHook } from '@testing-library/react';
import { clearStoredValues, useStoredValues } from '@/lib/device/useStoredValues';

test('shows what the device keeps and what only the tab keeps, and clears both', () => {
  localStorage.setItem('senior', '1');
  sessionStorage.setItem('enquiry', '{"name":"张三"}');
  const { result } = renderHook(() => useStoredValues());
  expect(result.current).toEqual(['', '1', '{"name":"张三"}']);
  act(clearStoredValues);
  expect(result.current).toEqual(['', '', '']);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});
