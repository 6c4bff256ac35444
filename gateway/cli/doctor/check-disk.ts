import type { Config } from '#kernel/config.js';
import { freeSpace } from '../../server/free-space.js';
import type { Check, Problem } from './check.js';

const BYTES_PER_MEGABYTE = 1_000_000;
const BYTES_PER_GIGABYTE = 1_000_000_000;
const inGigabytes = (bytes: number): string => `${(bytes / BYTES_PER_GIGABYTE).toFixed(1)} GB are free`;

/** Room on the disk of the data folder. */
export const checkDisk: Check = {
  name: 'disk',
  bad: 'less is free than `PORTICO_MIN_FREE_MB`: processes are not ready',
  warns: 'less is free than twice that',
  remedy: 'Make room, or set PORTICO_DATA to another disk.',
  look: async ({ config }) => {
    const free = await freeSpace(config.dataFolder);
    return { found: inGigabytes(free), problems: problemsOfDisk(free, config) };
  },
};

/** What is wrong with so much room. */
export function problemsOfDisk(free: number, { leastFreeBytes }: Pick<Config, 'leastFreeBytes'>): Problem[] {
  const state = free < leastFreeBytes ? 'BAD' : free < 2 * leastFreeBytes ? 'WARN' : undefined;
  return state === undefined ? [] : [{ state, found: `${inGigabytes(free)}; PORTICO_MIN_FREE_MB wants ${String(leastFreeBytes / BYTES_PER_MEGABYTE)} MB` }];
}
