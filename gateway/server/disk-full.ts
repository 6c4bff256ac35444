import { statfsSync } from 'node:fs';
import { errorCodes } from './error-codes.js';
import { StartFailure } from './start-failure.js';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);

/** Whether an error means that a disk is full. */
export const isDiskFull = (error: unknown): boolean => errorCodes(error).some((code) => FULL.has(code));

/** A disk with less counts as full: SQLite alone creates files of 32 KiB to open a database. */
const LEAST_BYTES = 262_144;

/**
 * Whether an error means that a folder's disk is full: by its code, or because SQLite failed with any code while no space is left. A
 * file beside the database that cannot be created or enlarged is reported as an input/output error, or as one that cannot be opened.
 */
export const isDiskFullAt = (folder: string, error: unknown): boolean => isDiskFull(error) || (errorCodes(error).some((code) => code.startsWith('SQLITE_')) && hasNoRoom(folder));

function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_BYTES;
  } catch {
    return false; // the free space is unknown
  }
}

/** The one-line error of a start on a full disk, with the remedy. */
export const fullDisk = (folder: string, cause: unknown): StartFailure => new StartFailure(`PORTICO_DATA: the disk of ${folder} is full; make room and start again`, { cause });
