import { StartFailure } from './start-failure.js';

/** A start on a disk that is full, as the one line that says what to do. */
export const fullDisk = (folder: string, cause: unknown): StartFailure => new StartFailure(`PORTICO_DATA: the disk of ${folder} is full; make room and start again`, { cause });
