import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from './start-failure.js';
import { systemCode } from './system-code.js';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;

/** The keys of a file, one a line. */
type Keys = readonly [Buffer, ...Buffer[]];

/** The keys kept in a file; undefined when there is no such file. */
export function readKeyFile(file: string): Keys | undefined {
  const text = read(file);
  if (text === undefined) return undefined;
  const [first, ...others] = text.trim().split(/\s+/).map((line) => Buffer.from(line, 'hex'));
  if (!first || [first, ...others].some((key) => key.length !== KEY_BYTES)) throw new StartFailure(`${file} does not hold keys of 32 bytes as hex, one a line; restore it from a backup, secrets sealed with it cannot be read without`);
  return [first, ...others];
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new StartFailure(`${file} cannot be read (${systemCode(error)}); let this user read it, or set PORTICO_MASTER_KEY`, { cause: error });
  }
}

/** A new key. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/**
 * Generate a key into a file that only its owner may read; processes that start together all use the first one's key, because a
 * link to a complete file is atomic.
 */
export function generateKeyFile(file: string): Keys {
  drafted(file, [newKey()], (draft) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
    }
  });
  return readKeyFile(file) ?? generateKeyFile(file);
}

/** Replace the keys of a file: whoever reads it has all of them or all of those before, also after a loss of power. */
export function replaceKeyFile(file: string, keys: Keys): void {
  drafted(file, keys, (draft) => { renameSync(draft, file); });
}

/** Writes the keys beside the file, on the disk, and puts them in its place. */
function drafted(file: string, keys: Keys, put: (draft: string) => void): void {
  const draft = `${file}.${randomBytes(KEY_BYTES / 4).toString('hex')}`;
  try {
    writeFileSync(draft, keys.map((key) => `${key.toString('hex')}\n`).join(''), { mode: OWNER_ONLY, flush: true });
    put(draft);
    synced(dirname(file));
  } catch (error) {
    throw new StartFailure(`${file} cannot be written (${systemCode(error)}); make room or let this user write it, or set PORTICO_MASTER_KEY`, { cause: error });
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A name is on the disk once its folder is. */
function synced(folder: string): void {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
