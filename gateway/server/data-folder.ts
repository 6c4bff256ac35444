import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from './start-failure.js';
import { systemCode } from './system-code.js';

const OWNER_ONLY = 0o700;

/** Make the data folder and see that it can be written. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(`PORTICO_DATA: the folder ${folder} cannot be written (${systemCode(error)})`, { cause: error });
  }
}

/**
 * Make a folder and those above it, from the uppermost missing one down. Node's own recursive mkdir never returns where making a folder
 * is refused as if something above it were missing, as /proc does.
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
