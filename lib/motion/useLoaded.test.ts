import { act, renderHook, waitFor } from '@testing-library/react';
import { useLoaded } from '@/lib/motion/useLoaded';

test('a part that could not be had is asked for again once the network is back', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');
  const { result } = renderHook(() => useLoaded(load));
  await waitFor(() => expect(result.current.failed).toBe(true));
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(result.current).toEqual({ part: 'part', failed: false });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});
