/** @jest-environment node */
import { faults } from '@/content/faults';
import { createHttp } from '@/lib/http/http';
import { answers, testEnvironment } from '@/lib/test/environment';

test('a POST that fails says by default that the system is busy', async () => {
  const { environment, finish } = testEnvironment({ 'https://api.test/enquiry': answers(500) });
  const page = { pageAddress: () => 'https://site.test/', cookies: () => '' };
  const { call } = createHttp({ environment, faults, ...page });
  await expect(finish(call('https://api.test', 'enquiry'))).resolves.toEqual({
    success: false,
    code: 500,
    message: '系统繁忙，请稍后再试',
    result: '',
    timestamp: 0,
  });
});
