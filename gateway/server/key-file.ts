import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartFailure } from './start-failure.js';
import { systemCode } from './system-code.js';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;

/** The key kept in a file; undefined when there is no such file. */
export function readKeyFile(file: string): Buffer | undefined {
  const text = read(file);
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== KEY_BYTES) throw new StartFailure(`${file} does not hold a key of 32 bytes as hex; restore it from a backup, secrets sealed with it cannot be read without`);
  return key;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new StartFailure(`${file} cannot be read (${systemCode(error)}); let this user read it, or set PORTICO_MASTER_KEY`, { cause: error });
  }
}

/**
 * Generate a key into a file that only its owner may read; processes that start together all use the first one's key, because a
 * link to a complete file is atomic.
 */
export function generateKeyFile(file: string): Buffer {
  const draft = `${file}.${randomBytes(KEY_BYTES / 4).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: OWNER_ONLY });
    linkSync(draft, file);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw new StartFailure(`${file} cannot be written (${systemCode(error)}); make room or let this user write it, or set PORTICO_MASTER_KEY`, { cause: error });
  } finally {
    rmSync(draft, { force: true });
  }
  return readKeyFile(file) ?? generateKeyFile(file);
}
