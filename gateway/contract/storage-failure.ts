import { Failure } from './failure.js';

const STORAGE = 'storage';

/** The failure of a database that cannot store: its disk is full or failing, or it is read-only. */
export const storageFailure = (cause: unknown): Failure => new Failure('UNAVAILABLE', 'Nothing can be stored at present; try again', { reason: STORAGE }, { cause });

/** Whether a failure means that a database cannot store; its transaction was rolled back. */
export const isStorageFailure = (error: unknown): boolean => error instanceof Failure && error.code === 'UNAVAILABLE' && error.details['reason'] === STORAGE;
