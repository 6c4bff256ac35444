import { randomBytes } from 'node:crypto';
import type { Settings } from './portico-process.js';

const NAME_BYTES = 6;

/** Settings that give processes empty databases of the kind the tests run on; a test server is thrown away whole. */
export function databaseSettings(): Settings {
  const server = process.env['PORTICO_TEST_MYSQL'];
  return server === undefined ? {} : { PORTICO_DB: new URL(`/test_${randomBytes(NAME_BYTES).toString('hex')}`, server).toString() };
}
