import nextJest from 'next/jest.js';

const config = nextJest({ dir: './' })({
  rootDir: '../..',
  testEnvironment: 'node',
  maxWorkers: '100%',
  testTimeout: 20_000,
  restoreMocks: true,
  setupFiles: ['<rootDir>/lib/test/setup.ts'],
  testMatch: ['**/?*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/out/', '/e2e/', '\\.export\\.test\\.'],
  modulePathIgnorePatterns: ['/.next/', '/out/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

/** Many Markdown packages are ES modules, so packages are transformed too, except the largest that need not be. */
export default async () => ({
  ...(await config()),
  transformIgnorePatterns: [
    '/node_modules/(@floating-ui|@mantine|@testing-library|aria-query|esbuild|react|react-dom|react-number-format|sax|semver|xml-js|yaml|zod)/',
  ],
});
