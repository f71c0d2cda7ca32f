import { apiServer as labels } from '@/content/apiServer';
import { measurementMessage } from '@/lib/backend/serverMessages';

test('of the server in use it is told that it is the one, and what it did unless it answered', () => {
  expect(measurementMessage({ kind: 'ok', elapsedMs: 1 }, true, labels)).toBe(labels.results.inUse);
  expect(measurementMessage({ kind: 'timeout', elapsedMs: 5000 }, true, labels)).toBe(
    `${labels.results.inUse} · ${labels.results.timeout}`,
  );
});
