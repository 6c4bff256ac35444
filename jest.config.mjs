import { availableParallelism } from 'node:os';
import { quickFolder } from './test/kit/quick-folder.mjs';

const KIT = '<rootDir>/test/kit/jest';
/** Tests wait for processes, disks and databases a third of their time. */
const WORKERS_A_CORE = 1.5;

process.execArgv.push('--min-semi-space-size=64', '--max-semi-space-size=64'); // of the workers: less of what tests make lives until it is collected (decision 54)
process.env.TMPDIR = quickFolder(); // of the workers, and of the processes that tests start

export default {
  roots: ['<rootDir>/test'],
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  transform: {}, // the build and the runner compile
  globalSetup: `${KIT}/require-fresh-build.mjs`,
  testEnvironment: `${KIT}/environment.mjs`,
  testRunner: `${KIT}/runner.mjs`,
  testSequencer: `${KIT}/longest-first.mjs`,
  setupFilesAfterEnv: ['<rootDir>/test/kit/each-file.ts'],
  maxWorkers: Math.ceil(availableParallelism() * WORKERS_A_CORE),
  testTimeout: 300_000, // against tests that hang; nobody knows how slow a machine is
  slowTestThreshold: 5,
  watchman: false,
};
