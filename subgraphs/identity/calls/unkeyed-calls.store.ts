import type { DatabaseLocation } from '#kernel/config.js';
import { callLogFile } from '#kernel/call-log-file.js';
import type { Clock } from '#kernel/clock.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import type { Database } from '#subgraph-kit/database.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { openThreadedDatabase } from '#subgraph-kit/open-threaded-database.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import type { SetAside } from '#subgraph-kit/unreadable-rows.js';
import { bodyNames, prepareBody, saveBodies, type BodyNames, type NamedBody } from './call-bodies.js';
import { bodiesStatement } from './call-body.store.js';
import { callsStatement, insertCalls, type NewCallRow } from './call.store.js';
import { CALL_BODY, CALLS } from './call.table.js';

/** A call that holds no key, with its bodies. */
export interface UnkeyedCall {
  readonly row: NewCallRow;
  readonly bodies: readonly (NamedBody | undefined)[];
}

/** Where calls that hold no idempotency key are written. */
export interface UnkeyedCalls {
  readonly database: Database;
  readonly names: BodyNames;
  /** Write calls in one transaction. */
  write(calls: readonly UnkeyedCall[]): Promise<void>;
}

interface Opening {
  readonly clock: Clock;
  readonly setAside: SetAside;
}

const FILE_MIGRATIONS: readonly Migration[] = [CALLS, CALL_BODY, COUNTER].flatMap((table, index) => tableMigrations(index + 1, table));

/** On SQLite a file of its own, written on a thread and not waited for by the disk; on a server a connection of its own (design, Calls and idempotency). */
export const openUnkeyedCalls = (location: DatabaseLocation, opening: Opening): Promise<UnkeyedCalls> =>
  (location.kind === 'sqlite' ? inFile(callLogFile(location.file), opening) : onServer(location, opening));

async function inFile(file: string, opening: Opening): Promise<UnkeyedCalls> {
  const database = await openThreadedDatabase(file, { ...opening, migrations: FILE_MIGRATIONS });
  const names = bodyNames(opening.clock);
  return {
    database, names,
    async write(calls) {
      const texts = calls.flatMap(({ bodies }) => bodies.flatMap((body) => body?.text ?? []));
      await database.write([callsStatement(calls.map(({ row }) => row)), ...(texts.length > 0 ? [bodiesStatement(texts)] : [])]);
      names.noteStored(texts);
    },
  };
}

async function onServer(location: DatabaseLocation, opening: Opening): Promise<UnkeyedCalls> {
  const database = await openDatabase({ ...opening, location, migrations: [], connections: 1 });
  const names = bodyNames(opening.clock);
  return {
    database, names,
    async write(calls) {
      const bodies = await Promise.all(calls.flatMap((call) => call.bodies).map(prepareBody));
      await database.inTransaction(async (transaction) => {
        await insertCalls(transaction, calls.map(({ row }) => row));
        await saveBodies(transaction, bodies, names);
      });
    },
  };
}
