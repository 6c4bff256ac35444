import { randomBytes } from 'node:crypto';
import type { Settings } from './portico-process.js';

const NAME_BYTES = 6;

/** Where the server is a cluster: its further hosts, which have every database too. */
export const otherHosts = (): readonly string[] => (process.env['PORTICO_TEST_OTHER_HOSTS'] ?? '').split(',').filter((host) => host !== '');

/** Settings that give processes empty databases of the kind the tests run on; a test server is thrown away whole. */
export function databaseSettings(): Settings {
  const server = process.env['PORTICO_TEST_MYSQL'];
  if (server === undefined) return {};
  const { href, host } = new URL(`/test_${randomBytes(NAME_BYTES).toString('hex')}`, server);
  return { PORTICO_DB: href.replace(host, [host, ...otherHosts()].join()) };
}
