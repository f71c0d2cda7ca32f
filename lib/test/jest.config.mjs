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

/** Next's transform leaves packages alone, but many Markdown packages are ES modules. */
export default async () => ({
  ...(await config()),
  transformIgnorePatterns: ['/node_modules/(@mantine|@testing-library|aria-query|react-dom|zod)/'],
});
