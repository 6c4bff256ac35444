import { isStorageFailure } from '#contract/storage-failure.js';
import { translateDatabaseError, WriteConflict } from '#subgraph-kit/database-error.js';

const driverError = (code = '', message = 'as the driver says it'): Error => Object.assign(new Error(message), { code });

test.each([
  ['SQLITE_FULL'], ['SQLITE_IOERR'], ['SQLITE_IOERR_WRITE'], ['SQLITE_IOERR_FSYNC'], ['SQLITE_READONLY'], ['SQLITE_READONLY_DBMOVED'], ['SQLITE_CANTOPEN'],
  ['ER_DISK_FULL'], ['EE_DISK_FULL'], ['EE_WRITE'], ['ER_RECORD_FILE_FULL'], ['ER_TEMP_FILE_WRITE_FAILURE'],
  ['ER_OPEN_AS_READONLY'], ['ER_OPTION_PREVENTS_STATEMENT'], ['ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION'], ['ER_READ_ONLY_MODE'], ['ER_INNODB_READ_ONLY'],
  ['ER_GET_ERRNO', 'Got error 28 "No space left on device" from storage engine InnoDB'], ['ER_GET_ERRNO', 'Got error 30 from storage engine'], ['ER_GET_ERRNO', 'Got error 122 from storage engine'],
])('%s means a database that cannot store: UNAVAILABLE with the reason storage', (...[code, message]: string[]) => {
  const cause = driverError(code, message);
  const translated = translateDatabaseError(cause);
  expect(translated).toMatchObject({ code: 'UNAVAILABLE', details: { reason: 'storage' }, cause });
  expect(isStorageFailure(translated)).toBe(true);
});

test('it is found inside TypeORM\'s wrapper', () => {
  expect(translateDatabaseError(Object.assign(new Error('QueryFailedError'), { driverError: driverError('SQLITE_FULL') }))).toMatchObject({ code: 'UNAVAILABLE' });
});

test('an unavailable server is UNAVAILABLE without that reason: the write may have arrived', () => {
  const away = translateDatabaseError(driverError('PROTOCOL_CONNECTION_LOST'));
  expect(away).toMatchObject({ code: 'UNAVAILABLE', details: {} });
  expect(isStorageFailure(away)).toBe(false);
});

test.each([
  [1047, 'a node of Galera outside its cluster'], [1053, 'a server that shuts down'], [1180, 'a commit that a cluster lost'], [1927, 'a connection that was ended'],
])('%i, %s, is UNAVAILABLE whatever its text and name', (errno) => {
  expect(translateDatabaseError(Object.assign(driverError('ER_OTHER'), { errno }))).toMatchObject({ code: 'UNAVAILABLE', details: {} });
});

test('1213 at the COMMIT, a write of another node of Galera that was first, is a conflict: the whole transaction runs again', () => {
  expect(translateDatabaseError(Object.assign(driverError('ER_LOCK_DEADLOCK'), { errno: 1213 }))).toBeInstanceOf(WriteConflict);
});

test.each([['ER_DATA_TOO_LONG'], ['ER_WARN_DATA_OUT_OF_RANGE']])('%s is a mistake of the caller: BAD_INPUT', (driverCode) => {
  const cause = driverError(driverCode);
  expect(translateDatabaseError(cause)).toMatchObject({ code: 'BAD_INPUT', cause });
});

test.each([['SQLITE_CORRUPT'], ['SQLITE_FULLER'], ['ER_GET_ERRNO', 'Got error 128 from storage engine'], ['ER_PARSE_ERROR']])('%s is passed on unchanged', (...[code, message]: string[]) => {
  const error = driverError(code, message);
  expect(translateDatabaseError(error)).toBe(error);
});
