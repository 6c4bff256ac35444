import SqliteDatabase from 'better-sqlite3';

const BUSY = 'SQLITE_BUSY';

/**
 * Hold the lock a file stands for, until it is released or this process is gone, however it ends: the system itself keeps it, so none is
 * ever left over and no process id is trusted. Undefined while another process (or another holder in this one) has it. The file is an
 * empty SQLite database, because Node has no lock of its own. Never open it otherwise while it is held: closing it would give the lock up.
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
