import { storageFailure } from '#contract/storage-failure.js';

/** The operating system's code of an error, if it has one. */
export const systemCodeOf = (error: unknown): string => (error instanceof Error && 'code' in error && 'syscall' in error && typeof error.code === 'string' ? error.code : '');

/** UNAVAILABLE for a disk that is full, failing or not writable; any other error unchanged. */
export const orStorageFailure = <T>(work: Promise<T>): Promise<T> => work.catch((error: unknown) => {
  throw systemCodeOf(error) === '' ? error : storageFailure(error);
});
