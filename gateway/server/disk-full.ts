import { errorCodes } from './error-codes.js';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);

/** Whether something failed because a disk has no room left. */
export const isDiskFull = (error: unknown): boolean => errorCodes(error).some((code) => FULL.has(code));
