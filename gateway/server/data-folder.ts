import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from './start-failure.js';
import { systemCode } from './system-code.js';

const OWNER_ONLY = 0o700;
const OWNER_ONLY_FILE = 0o600;
const OTHERS = 0o077;
const OF_A_DATABASE = ['-wal', '-shm', '-journal'];

/** Create the data folder and check that it is writable. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(`PORTICO_DATA: the folder ${folder} cannot be written (${systemCode(error)}); let this user write it or set another`, { cause: error });
  }
}

/** Create a database file that only its owner can read, or revoke the rights of others; SQLite gives the files beside it the same rights. */
export function protectDatabase(file: string): void {
  protectFile(file);
  for (const suffix of OF_A_DATABASE) if (statSync(`${file}${suffix}`, { throwIfNoEntry: false })) protectFile(`${file}${suffix}`);
}

/** Create an empty file that only its owner can read, or revoke the rights of others to an existing one. */
export function protectFile(file: string): void {
  try {
    const known = statSync(file, { throwIfNoEntry: false });
    if (!known) closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
    else if ((known.mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY_FILE);
  } catch (error) {
    throw new StartFailure(`PORTICO_DATA: the file ${file} cannot be made or kept to its owner (${systemCode(error)}); let this user own it or set another folder`, { cause: error });
  }
}

/**
 * Create a folder and its missing parents, from the uppermost down. Node's own recursive mkdir never returns where creating a folder
 * fails as if a parent were missing, as in /proc.
 */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: OWNER_ONLY });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error; // another process may have been first
  }
}
