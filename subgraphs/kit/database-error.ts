import { Failure } from '#contract/failure.js';
import { storageFailure } from '#contract/storage-failure.js';

/** A unique key already holds the row's value. */
export class DuplicateKey extends Error {
  override readonly name = 'DuplicateKey';
}

/** Another transaction changed the row or took the lock first: the whole transaction may be retried. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
}

/** For a `catch`: a duplicate key is a conflict, so that the work is retried and finds the other transaction's row; any other error unchanged. */
export const duplicateAsConflict = (message: string) => (error: unknown): never => {
  throw error instanceof DuplicateKey ? new WriteConflict(message, { cause: error }) : error;
};

const DUPLICATE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']);
/** A value that its column cannot hold. */
const TOO_LARGE = new Set(['ER_DATA_TOO_LONG', 'ER_WARN_DATA_OUT_OF_RANGE']);
const RETRYABLE = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'PROTOCOL_CONNECTION_LOST', 'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR', 'ER_SERVER_SHUTDOWN', 'ER_CON_COUNT_ERROR', 'POOL_CLOSED', 'POOL_NONEONLINE']);
/** Numbers of a server that is there but serves nobody: 1047 of a node of Galera that is not in its cluster, 1053 while it shuts down, 1180 of a commit that a cluster lost (nobody knows whether it was done), 1927 of a connection that was ended. */
const AWAY_NUMBERS = new Set([1047, 1053, 1180, 1927]);
/** Numbers of a server that only reads: another one of its cluster may be written. */
const READ_ONLY_NUMBERS = new Set([1290, 1836]);
const UNWRITABLE = new Set([
  'ER_DISK_FULL', 'EE_DISK_FULL', 'EE_WRITE', 'ER_RECORD_FILE_FULL', 'ER_TEMP_FILE_WRITE_FAILURE',
  'ER_OPEN_AS_READONLY', 'ER_OPTION_PREVENTS_STATEMENT', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION', 'ER_READ_ONLY_MODE', 'ER_INNODB_READ_ONLY',
]);
/** SQLite's codes of a disk that cannot be written; longer ones begin with them (SQLITE_IOERR_WRITE). */
const UNWRITABLE_SQLITE = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'];
/** The operating system's errors passed on by a storage engine: ENOSPC, EROFS and EDQUOT. */
const UNWRITABLE_ENGINE = /^Got error (?:28|30|122)\b/;

/**
 * A driver's error as one of ours: one of the classes above, BAD_INPUT for a value its column cannot hold, UNAVAILABLE when the database is unavailable, or with `reason: 'storage'` when it
 * cannot store (disk full, failing or read-only), else the error itself.
 */
export function translateDatabaseError(error: unknown): unknown {
  dropValues(error);
  const driverCode = codeOf(error);
  if (DUPLICATE.has(driverCode)) return new DuplicateKey('A row with this key exists', { cause: error });
  if (TOO_LARGE.has(driverCode)) return new Failure('BAD_INPUT', 'A text or number of this call is larger than can be kept: nothing was written', {}, { cause: error });
  if (RETRYABLE.has(driverCode)) return new WriteConflict('Another transaction was first', { cause: error });
  if (isUnwritable(driverCode, error)) return storageFailure(error);
  if (isAway(error)) return new Failure('UNAVAILABLE', 'The database cannot be reached: nothing was done by halves; repeat the call in a few seconds', {}, { cause: error });
  return error;
}

/** The driver of MySQL writes the statement with all its values into its error: what callers sent would be in the log. */
function dropValues(error: unknown): void {
  if (typeof error !== 'object' || error === null) return;
  for (const name of ['sql', 'parameters']) Reflect.deleteProperty(error, name);
  if ('driverError' in error) dropValues(error.driverError);
}

/** For a `catch`: throws a driver's error as {@link translateDatabaseError} translates it. */
export const rethrowTranslated = (error: unknown): never => {
  throw translateDatabaseError(error);
};

const PASSING: ReadonlySet<string> = new Set(['UNAVAILABLE', 'CONFLICT', 'COMMAND_EXPIRED']);

/** Whether a failure is temporary and not caused by the record: the database is unavailable, others keep changing the record, or the call took too long. */
export const isPassing = (error: unknown): boolean => error instanceof Failure && PASSING.has(error.code);

const isUnwritable = (driverCode: string, error: unknown): boolean =>
  UNWRITABLE.has(driverCode) || UNWRITABLE_SQLITE.some((word) => driverCode === word || driverCode.startsWith(`${word}_`))
  || (driverCode === 'ER_GET_ERRNO' && error instanceof Error && UNWRITABLE_ENGINE.test(error.message));

const isAway = (error: unknown): boolean => AWAY.has(codeOf(error)) || AWAY_NUMBERS.has(numberOf(error)) || isConnectionLost(error);

/** Whether a failure is the server's, and another one of its cluster may do the work. */
export const isOfHost = (error: unknown): boolean => isAway(error) || READ_ONLY_NUMBERS.has(numberOf(error));

/** The driver marks errors that end a connection as fatal; some of them have no code. */
function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('driverError' in error) return isConnectionLost(error.driverError);
  return 'fatal' in error && error.fatal === true && !('code' in error);
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('driverError' in error) return codeOf(error.driverError);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function numberOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return NaN;
  if ('driverError' in error) return numberOf(error.driverError);
  return 'errno' in error && typeof error.errno === 'number' ? error.errno : NaN;
}
