import { statfsSync } from 'node:fs';
import { errorCodes } from './error-codes.js';
import { StartFailure } from './start-failure.js';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);

/** Whether something failed because a disk has no room left. */
export const isDiskFull = (error: unknown): boolean => errorCodes(error).some((code) => FULL.has(code));

/** A disk with less is full: SQLite alone makes files of 32 KiB to open a database. */
const LEAST_BYTES = 262_144;

/**
 * Whether something failed because a folder's disk has no room: its code says so, or SQLite failed and the disk has nothing left, whatever the code. A
 * file beside the database that cannot be made or enlarged is reported as an input/output error, or as one that cannot be opened.
 */
export const isDiskFullAt = (folder: string, error: unknown): boolean => isDiskFull(error) || (errorCodes(error).some((code) => code.startsWith('SQLITE_')) && hasNoRoom(folder));

function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_BYTES;
  } catch {
    return false; // a folder that cannot be asked says nothing
  }
}

/** A start on a disk that is full, as the one line that says what to do. */
export const fullDisk = (folder: string, cause: unknown): StartFailure => new StartFailure(`PORTICO_DATA: the disk of ${folder} is full; make room and start again`, { cause });
