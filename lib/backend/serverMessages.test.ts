import { apiServer as labels } from '@/content/apiServer';
import { measurementMessage } from '@/lib/backend/serverMessages';

test('the server in use is marked, with its result unless it answered', () => {
  expect(measurementMessage({ kind: 'ok', elapsedMs: 1 }, true, labels)).toBe(labels.results.inUse);
  expect(measurementMessage({ kind: 'timeout', elapsedMs: 5000 }, true, labels)).toBe(
    `${labels.results.inUse} · ${labels.results.timeout}`,
  );
});
