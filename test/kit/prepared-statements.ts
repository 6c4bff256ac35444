import Sqlite from 'better-sqlite3';

/** Every statement an embedded database prepares while some work is done. */
export async function preparedStatements(work: () => Promise<unknown>): Promise<string[]> {
  const { prepare } = Sqlite.prototype as { prepare: (this: Sqlite.Database, sql: string) => Sqlite.Statement };
  const statements = new Set<string>();
  Sqlite.prototype.prepare = function remembering(this: Sqlite.Database, sql: string) {
    statements.add(sql);
    return prepare.call(this, sql);
  } as typeof Sqlite.prototype.prepare;
  try {
    await work();
  } finally {
    Sqlite.prototype.prepare = prepare as typeof Sqlite.prototype.prepare;
  }
  return [...statements];
}
