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

/** Next's transform leaves packages alone, but many Markdown packages are ES modules: named are the largest that are not. */
export default async () => ({
  ...(await config()),
  transformIgnorePatterns: [
    '/node_modules/(@floating-ui|@mantine|@testing-library|aria-query|esbuild|react|react-dom|react-number-format|sax|semver|xml-js|yaml|zod)/',
  ],
});
