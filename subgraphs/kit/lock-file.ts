import SqliteDatabase from 'better-sqlite3';

const BUSY = 'SQLITE_BUSY';

/**
 * Hold the lock of a file until it is released or this process ends in any way: the operating system keeps it, so no lock is
 * ever left over and no process id is needed. Undefined while another process (or another holder in this one) has it. The file is an
 * empty SQLite database, because Node has no file locks. Never open it otherwise while it is held: closing it would release the lock.
 */
export function lockFile(file: string): (() => void) | undefined {
  const handle = new SqliteDatabase(file, { timeout: 0 });
  try {
    handle.pragma('journal_mode = MEMORY'); // no second file
    handle.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith(BUSY)) return undefined;
    throw error;
  }
  return () => { handle.close(); };
}
