import { defineConfig } from 'vitest/config';

// Our own imports lead to the sources; packages are what Node.js finds, so that each is loaded once.
const resolve = { conditions: ['source'], mainFields: ['main'], extensions: ['.js', '.mjs', '.ts', '.tsx', '.json'] };

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globals: true,
    setupFiles: ['test/kit/each-file.ts'],
    pool: 'forks',
    isolate: false, // a process loads the code and makes the schemas once, and runs many files on them
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    slowTestThreshold: 5_000,
  },
});
