import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const PLENTY_BYTES = 4 * 1024 ** 3;

/** Where tests keep their databases: memory where there is plenty, because they make and drop tables many thousand times, and none is worth keeping. */
export function quickFolder() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= PLENTY_BYTES ? MEMORY : tmpdir();
}
