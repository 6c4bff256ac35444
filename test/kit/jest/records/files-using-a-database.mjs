import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';

/** The folder of the tests. */
export const TESTS = resolve(import.meta.dirname, '../../..');

/** The test files, by their paths below test/, that run on a server where none is left out as shown by others. */
export function filesUsingADatabase() {
  process.env.PORTICO_TEST_EVERY_FILE = 'yes';
  const filter = createRequire(import.meta.url)('../using-a-database.cjs');
  const all = readdirSync(TESTS, { recursive: true }).filter((file) => /\.test\.tsx?$/.test(file)).map((file) => join(TESTS, file));
  return new Set(filter(all).filtered.map((file) => relative(TESTS, file)));
}
