import useSWR from 'swr';
import { type MeasuredLine, measureLines, unmeasured } from '@/lib/backend/measureLines';
import { useLine } from '@/lib/backend/useLine';

const ON_REQUEST = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Every line, measured when this is mounted and again on request; at first as the prober knows them. */
export function useMeasuredLines(defaultAddress: string) {
  const known = useLine()?.candidates ?? [];
  const { data, isValidating, mutate } = useSWR('lines', () => measureLines(known, defaultAddress, show), {
    ...ON_REQUEST,
    fallbackData: unmeasured(known, defaultAddress),
  });
  function show(lines: MeasuredLine[]) {
    mutate(lines, { revalidate: false });
  }
  return { lines: data, measuring: isValidating, onMeasure: () => mutate() };
}
