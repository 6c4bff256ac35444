import { Failure } from '#contract/failure.js';

/** A unique key already holds the row's value. */
export class DuplicateKey extends Error {
  override readonly name = 'DuplicateKey';
}

/** Another transaction changed the row, or took the lock, first: the whole transaction may be tried again. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
}

const DUPLICATE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']);
const RETRYABLE = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'PROTOCOL_CONNECTION_LOST', 'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR', 'ER_SERVER_SHUTDOWN', 'ER_CON_COUNT_ERROR', 'POOL_CLOSED', 'POOL_NONEONLINE']);

/** A driver's error in the project's words: one of the classes above, UNAVAILABLE when the database is away, else the error itself. */
export function translateDatabaseError(error: unknown): unknown {
  const driverCode = codeOf(error);
  if (DUPLICATE.has(driverCode)) return new DuplicateKey('A row with this key exists', { cause: error });
  if (RETRYABLE.has(driverCode)) return new WriteConflict('Another transaction was first', { cause: error });
  if (AWAY.has(driverCode)) return new Failure('UNAVAILABLE', 'The database cannot be reached; try again', {}, { cause: error });
  return error;
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('driverError' in error) return codeOf(error.driverError);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
