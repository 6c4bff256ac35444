import { Failure } from './failure.js';

const STORAGE = 'storage';

/** A database that stores nothing at present: its disk is full or failing, or it is read-only. */
export const storageFailure = (cause: unknown): Failure => new Failure('UNAVAILABLE', 'Nothing can be stored at present; try again', { reason: STORAGE }, { cause });

/** Whether a failure says that a database stores nothing; its transaction has left nothing behind. */
export const isStorageFailure = (error: unknown): boolean => error instanceof Failure && error.code === 'UNAVAILABLE' && error.details['reason'] === STORAGE;
