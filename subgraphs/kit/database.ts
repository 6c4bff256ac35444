import type { Clock, Instant } from '#kernel/clock.js';
import { noteWait } from '#kernel/process-figures.js';
import { tracing, type SpanStart } from '#kernel/tracing.js';
import type { KnownColumns, NewRow, TableDefinition } from './columns.js';
import { rethrowTranslated, translateDatabaseError } from './database-error.js';
import type { RecordChange } from './audit/record-change.js';
import { Mutex } from './mutex.js';
import type { PoolRoom } from './pool-room.js';
import { isConflictOrDuplicate, retried } from './retried.js';
import type { NoteInserted } from './server-statistics.js';
import type { Session } from './session.js';
import type { SetAside } from './unreadable-rows.js';
import { inChunks, upsertStatement, type ColumnValue, type Dialect, type InsertRow } from './statement.js';
import { requireWritten, transactionOver, type Locks, type TransactionEnd, type TransactionParts } from './transaction-over.js';

/** Runs SQL and answers plain rows. */
export interface Reader {
  readonly dialect: Dialect;
  /** Rows of a SELECT; parameters are `?` in both dialects. */
  query<Row>(sql: string, parameters?: readonly ColumnValue[]): Promise<Row[]>;
  /** Hears of rows that cannot be read. */
  readonly setAside: SetAside;
}

/** What a use case may do inside a transaction. */
export interface Transaction extends Reader {
  /** Runs a write and answers how many rows it found. */
  execute(sql: string, parameters?: readonly ColumnValue[]): Promise<number>;
  /** Inserts rows of one table, all with the same columns. */
  insert<Of extends TableDefinition, Row extends NewRow<Of> & InsertRow>(table: Of, rows: readonly KnownColumns<Of, Row>[]): Promise<void>;
  /** Inserts rows or, where their primary key exists, overwrites their other columns; with `overwritten` these alone. */
  upsert<Of extends TableDefinition, Row extends NewRow<Of> & InsertRow>(table: Of, rows: readonly KnownColumns<Of, Row>[], overwritten?: readonly (keyof Of['columns'] & string)[]): Promise<void>;
  /** Inserts rows or, where their primary key exists, adds to the columns named in `sum` and overwrites the others. */
  accumulate<Of extends TableDefinition, Row extends NewRow<Of> & InsertRow>(table: Of, sum: readonly (keyof Of['columns'] & string)[], rows: readonly KnownColumns<Of, Row>[]): Promise<void>;
  /**
   * This transaction's change sequence in a company's feeds: later than every one committed before it, and nobody else
   * gets one until this transaction ends. Take it after the reads, right before the writes that carry it.
   */
  takeChangeSequence(companyId: number): Promise<Instant>;
  /** Says that this transaction holds a lock from now on: an attempt that is made again begins with it, so that all take them in one order. */
  noteLock(name: string, take: (transaction: Transaction) => Promise<unknown>): void;
  /** Writes that need not be seen before the end of the transaction: they run right before its commit, in the order they were given. */
  beforeCommit(write: () => Promise<void>): void;
  /** Runs once the transaction has committed, never when it failed. */
  afterCommit(notify: () => void): void;
  /** Roll back at the end instead of committing; what the work answers is answered all the same (a dry run). */
  discard(): void;
  /** Keeps a record before and after this transaction in the audit log, where the call has one; what costs something to put together is given as a function, which runs only there. */
  recordChange(change: RecordChange | (() => RecordChange)): void;
  /** Leaves what this transaction is given and changes out of the audit log. */
  withholdChanges(): void;
  /** Leaves no entry in the audit log: for further steps of what one has already. */
  leaveNoEntry(): void;
}

/** A subgraph's database: reads from anywhere, writes only inside a transaction. */
export interface Database extends Reader {
  /** Everything inside `work` commits together or not at all; `work` runs again, up to three times, when another transaction was first. */
  inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Inserts rows or, where their primary key exists, overwrites their other columns, in a transaction of their own: one statement, without those around it on a server. */
  append: Transaction['upsert'];
  /** Of an embedded database: wait for the transactions that were asked for, and begin none until the hold is released. On a server other processes write too: TypeError. */
  holdWrites(): Promise<HeldWrites>;
  /** For the beginning of a call: throws UNAVAILABLE when it would wait too long for a connection, so that those that were begun can end. */
  requireRoom(): void;
  close(): Promise<void>;
}

/** An embedded database that nobody writes for the moment. */
export interface HeldWrites {
  /** What was kept in a journal so far is in its tables. */
  settle(): Promise<void>;
  release(): Promise<void>;
}

/** The ways to a database: one for reads, and one connection at a time to write on. */
interface Connections {
  readonly dialect: Dialect;
  readonly reads: Pick<Session, 'rows'>;
  /** For statements that commit by themselves; without it they get a transaction. */
  readonly single?: Pick<Session, 'run'>;
  /** A connection nobody else uses until it is released. */
  readonly session: () => Session;
  readonly clock: Clock;
  readonly setAside: SetAside;
  /** Of a pool. */
  readonly room?: PoolRoom;
  /** Of a server: hears of the rows that were inserted. */
  readonly noteInserted?: NoteInserted;
  /** The order of SQLite's writers, where others than this database take part in it. */
  readonly mutex?: Mutex;
  readonly close: () => Promise<void>;
}

/** A {@link Database} over open connections; SQLite's single writer is shared first in, first out. */
export function databaseOver({ dialect, reads, single, session, clock, setAside, room, noteInserted, mutex = new Mutex(), close }: Connections): Database {
  const counted = <T>(work: () => Promise<T>): Promise<T> => (room ? room.during(work) : work());
  const once = async <T>(work: (transaction: Transaction) => Promise<T>, locks?: Locks): Promise<T> => {
    const taken = session();
    try {
      return await attempt({ session: taken, dialect, clock, setAside, ...(noteInserted && { noteInserted }), ...(locks && { locks }) }, work);
    } finally {
      await taken.release();
    }
  };
  const turns = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    if (dialect === 'sqlite') return retried(() => inOrder(mutex, () => once(work)));
    const locks: Locks = new Map();
    return retried(() => counted(() => once(lockedFirst([...locks.values()], work), locks)), isConflictOrDuplicate);
  };
  const inTransaction: Database['inTransaction'] = (work) => (tracing.current ? tracing.current.within(TRANSACTION, () => turns(work)) : turns(work));
  return {
    dialect,
    setAside,
    query: <Row>(sql: string, parameters: readonly ColumnValue[] = []) => counted(() => reads.rows(sql, parameters)).catch(rethrowTranslated) as Promise<Row[]>,
    inTransaction,
    append: single
      ? async (table, rows) => {
          await retried(() => counted(() => inChunks(rows, (chunk) => upsertStatement(dialect, table, { rows: chunk }), (sql, parameters) => single.run(sql, parameters).catch(rethrowTranslated))));
          noteInserted?.(table.name, rows.length);
        }
      : (table, rows) => inTransaction((transaction) => transaction.upsert(table, rows)),
    holdWrites: () => (dialect === 'sqlite' ? heldBy(mutex) : Promise.reject(new TypeError('Other processes write a database on a server too'))),
    requireRoom: () => { room?.require(); },
    close: async () => {
      await mutex.run(() => Promise.resolve());
      await close();
    },
  };
}

/**
 * Work that is tried again, once it has the locks that the attempt before took, in the same order: what others change of the same companies waits until it is done. Whoever only reads first and
 * finds that another was faster would be late again for as long as many change one record at once, such as a warehouse that reports the parcels of an order side by side.
 */
const lockedFirst = <T>(locks: readonly ((transaction: Transaction) => Promise<unknown>)[], work: (transaction: Transaction) => Promise<T>): ((transaction: Transaction) => Promise<T>) => async (transaction) => {
  for (const lock of locks) await lock(transaction);
  return work(transaction);
};

const TRANSACTION: SpanStart = { name: 'transaction', kind: 'internal' };

function inOrder<T>(mutex: Mutex, work: () => Promise<T>): Promise<T> {
  const asked = performance.now();
  return mutex.run(() => {
    noteWait('writer', asked);
    return work();
  });
}

async function heldBy(mutex: Mutex): Promise<HeldWrites> {
  const free = await mutex.hold();
  return { settle: () => Promise.resolve(), release: () => Promise.resolve().then(free) };
}

async function attempt<T>(parts: Omit<TransactionParts, 'end'>, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const { session, dialect } = parts;
  const end: TransactionEnd = { lastWrites: [], notifications: [], discarded: false, writing: 0 };
  let result: T;
  try {
    await session.run(dialect === 'sqlite' ? 'BEGIN IMMEDIATE' : 'START TRANSACTION', []); // in here: one that began and said that it failed would keep the next from beginning
    result = await work(transactionOver({ ...parts, end }));
    requireWritten(end);
    for (const write of end.lastWrites) await write();
    await session.run(end.discarded ? 'ROLLBACK' : 'COMMIT', []);
  } catch (error) {
    await session.run('ROLLBACK', []).catch(() => undefined); // the connection may be gone, and the transaction with it
    throw translateDatabaseError(error);
  }
  if (!end.discarded) for (const notify of end.notifications) notify();
  return result;
}
