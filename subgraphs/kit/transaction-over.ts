import { clockOf, type Clock, type Instant } from '#kernel/clock.js';
import type { TableDefinition } from './columns.js';
import { rethrowTranslated } from './database-error.js';
import type { Transaction } from './database.js';
import { nextChangeSequence } from './feed.js';
import type { NoteInserted } from './server-statistics.js';
import type { Session } from './session.js';
import { inChunks, insertStatement, upsertStatement, type ColumnValue, type Dialect, type InsertRow, type Statement } from './statement.js';
import type { SetAside } from './unreadable-rows.js';

/** What the work said about the end of its transaction. */
export interface TransactionEnd {
  readonly lastWrites: (() => Promise<void>)[];
  readonly notifications: (() => void)[];
  discarded: boolean;
  /** Writes that are under way. */
  writing: number;
}

/** How to take locks that an attempt held, by their names, in the order in which it took them. */
export type Locks = Map<string, (transaction: Transaction) => Promise<unknown>>;

/** What a transaction runs on. */
export interface TransactionParts {
  readonly session: Session;
  readonly dialect: Dialect;
  readonly clock: Clock;
  readonly setAside: SetAside;
  /** Of a server. */
  readonly noteInserted?: NoteInserted;
  /** Hears of the locks that its attempts take, in their order. */
  readonly locks?: Locks;
  readonly end: TransactionEnd;
}

/** A write nobody waits for could fail unseen, or come after the commit: throws while one is under way. */
export function requireWritten({ writing }: TransactionEnd): void {
  if (writing > 0) throw new Error('A write of this transaction is still under way: what began it was not awaited');
}

/** The transaction that was begun on a session. */
export function transactionOver(parts: TransactionParts): Transaction {
  const { dialect, clock, setAside, noteInserted, locks, end } = parts;
  const { query, execute } = statementsOf(parts);
  const write = ({ name }: TableDefinition, rows: readonly InsertRow[], statementOf: (chunk: readonly InsertRow[]) => Statement): Promise<void> => {
    if (noteInserted) end.notifications.push(() => { noteInserted(name, rows.length); });
    return inChunks(rows, statementOf, execute);
  };
  const changeSequences = new Map<number, Promise<Instant>>();
  const transaction: Transaction = {
    dialect,
    setAside,
    query,
    execute,
    insert: (table, rows) => write(table, rows, (chunk) => insertStatement(table.name, chunk)),
    upsert: (table, rows, overwritten) => write(table, rows, (chunk) => upsertStatement(dialect, table, { rows: chunk, overwritten })),
    accumulate: (table, sum, rows) => write(table, rows, (chunk) => upsertStatement(dialect, table, { sum, rows: chunk })),
    takeChangeSequence: (companyId) => {
      const others = [...changeSequences.values()].at(-1); // several companies at once take theirs one after the other
      const next = (): Promise<Instant> => nextChangeSequence(transaction, companyId, clockOf(clock, companyId));
      const taken = changeSequences.get(companyId) ?? (others ? others.then(next) : next());
      changeSequences.set(companyId, taken);
      return taken;
    },
    noteLock: (name, take) => { if (locks?.has(name) === false) locks.set(name, take); },
    beforeCommit: (write) => end.lastWrites.push(write),
    afterCommit: (notify) => end.notifications.push(notify),
    discard: () => { end.discarded = true; },
    recordChange: NOTHING,
    withholdChanges: NOTHING,
    leaveNoEntry: NOTHING,
  };
  return transaction;
}

const NOTHING = (): void => undefined;

const statementsOf = ({ session, end }: TransactionParts): Pick<Transaction, 'query' | 'execute'> => ({
  async query<Row>(sql: string, parameters: readonly ColumnValue[] = []) {
    requireWritten(end);
    return await session.rows(sql, parameters).catch(rethrowTranslated) as Row[];
  },
  async execute(sql, parameters = []) {
    requireWritten(end);
    end.writing += 1;
    try {
      return await session.run(sql, parameters).catch(rethrowTranslated);
    } finally {
      end.writing -= 1;
    }
  },
});
