import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartFailure } from './start-failure.js';
import { systemCode } from './system-code.js';

const OWNER_ONLY = 0o700;

/** Make the data folder and see that it can be written. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(`PORTICO_DATA: the folder ${folder} cannot be written (${systemCode(error)})`, { cause: error });
  }
}
