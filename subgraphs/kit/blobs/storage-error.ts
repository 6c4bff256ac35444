import { storageFailure } from '#contract/storage-failure.js';

/** What the operating system said, if an error is its own. */
export const systemCodeOf = (error: unknown): string => (error instanceof Error && 'code' in error && 'syscall' in error && typeof error.code === 'string' ? error.code : '');

/** What a disk refuses because it is full, failing or not ours to write is UNAVAILABLE; any other error stays what it is. */
export const orStorageFailure = <T>(work: Promise<T>): Promise<T> => work.catch((error: unknown) => {
  throw systemCodeOf(error) === '' ? error : storageFailure(error);
});
