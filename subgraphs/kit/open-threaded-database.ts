import Sqlite from 'better-sqlite3';
import type { Log } from '#kernel/log.js';
import type { TableDefinition } from './columns.js';
import { databaseOver, type Database } from './database.js';
import { rethrowTranslated } from './database-error.js';
import { Mutex } from './mutex.js';
import { journalTurns } from './journal-turns.js';
import { migratedFile, type OpenDatabase } from './open-database.js';
import { rowJournal } from './row-journal.js';
import { sqliteSession, type Session } from './session.js';
import { settling } from './settling.js';
import { sqliteThread } from './sqlite-thread.js';
import type { JournaledTable, JournalLine, ThreadConnection } from './sqlite-worker.js';
import { upsertStatement, type InsertRow } from './statement.js';

/** A table of rows that are kept through a journal; `deflated` is a column whose text is stored compressed. */
export interface KeptTable {
  readonly table: TableDefinition;
  readonly deflated?: string;
}

/** Rows to keep. */
export interface KeptRows {
  readonly into: KeptTable;
  readonly rows: readonly InsertRow<string | number | null | undefined>[];
}

/**
 * A database in an SQLite file of its own that the thread of SQLite files writes with synchronous=NORMAL: what was committed or kept survives the end of the process, and the
 * last of it before a power cut may be lost.
 */
export interface ThreadedDatabase extends Database {
  /** Keep rows, all or none; a row that exists is overwritten. Readers and transactions see them from then on. */
  keep(kept: readonly KeptRows[]): Promise<void>;
}

interface OpenThreaded extends Omit<OpenDatabase, 'location' | 'log'> {
  readonly tables: readonly KeptTable[];
  readonly log: Pick<Log, 'error'>;
}

/** The connections that this process opened. */
let connections = 0;

/** Open such a file, creating it and bringing its tables up to date. */
export async function openThreadedDatabase(file: string, { migrations, clock, tables, log, setAside = () => undefined }: OpenThreaded): Promise<ThreadedDatabase> {
  try {
    const migrated = await migratedFile(file, { migrations, clock });
    const reader = new Sqlite(file, { readonly: true });
    migrated.close();
    const journaledTables = tables.map(journaled);
    const mutex = new Mutex();
    const to = { file, number: connections += 1 };
    const session = threadSession(to);
    const turns = journalTurns(mutex);
    const settled = settling(rowJournal(file, (journal) => turns.run(async () => {
      const refused = await sqliteThread.run({ to, journal, tables: journaledTables }).catch(rethrowTranslated);
      if (refused !== 0) log.error({ file, rows: refused }, 'Rows that their tables refuse were left out');
    })));
    const database = databaseOver({
      dialect: 'sqlite', reads: sqliteSession(reader), session: () => session, clock, setAside, mutex,
      close: async () => {
        await settled.close();
        await sqliteThread.run({ to, close: true });
        reader.close();
      },
    });
    return {
      ...database,
      query: (sql, parameters) => settled.before(() => database.query(sql, parameters)),
      inTransaction: (work) => settled.before(() => database.inTransaction(work)),
      holdWrites: async () => {
        const release = await turns.hold();
        return { settle: () => settled.settle(), release };
      },
      keep: (kept) => settled.append(kept.map((some) => linesOf(some, tables)).join('')),
    };
  } catch (error) {
    return rethrowTranslated(error);
  }
}

const columnsOf = ({ table }: KeptTable): readonly string[] => Object.keys(table.columns);

function journaled(kept: KeptTable): JournaledTable {
  const columns = columnsOf(kept);
  const { sql } = upsertStatement('sqlite', kept.table, { rows: [Object.fromEntries(columns.map((column) => [column, null]))] });
  return { sql, deflated: kept.deflated === undefined ? undefined : columns.indexOf(kept.deflated) };
}

function linesOf({ into, rows }: KeptRows, tables: readonly KeptTable[]): string {
  const [columns, table] = [columnsOf(into), tables.indexOf(into)];
  return rows.map((row) => `${JSON.stringify([table, ...columns.map((column) => row[column] ?? null)] satisfies JournalLine)}\n`).join('');
}

const threadSession = (to: ThreadConnection): Session => ({
  rows: async (sql, parameters) => await sqliteThread.run({ to, statement: { sql, parameters } }) as unknown[],
  run: async (sql, parameters) => await sqliteThread.run({ to, statement: { sql, parameters } }) as number,
  release: () => Promise.resolve(),
});
