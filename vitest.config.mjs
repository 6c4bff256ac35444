import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Files whose tests start processes take longest: they come first, or one of them is still at work when all else is done. */
class LongestFirst extends BaseSequencer {
  async sort(files) {
    const startsProcesses = ({ moduleId }) => /\/test\/(?:faults|journeys|subgraphs\/gateway)\//.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))];
  }
}

// Our own imports lead to the sources; packages are what Node.js finds, so that each is loaded once.
const resolve = { conditions: ['source'], mainFields: ['main'], extensions: ['.js', '.mjs', '.ts', '.tsx', '.json'] };

const MINUTES = 300_000;

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
    sequence: { sequencer: LongestFirst },
    testTimeout: MINUTES, // against tests that hang; nobody knows how slow a machine is
    hookTimeout: MINUTES,
    slowTestThreshold: 5_000,
  },
});
