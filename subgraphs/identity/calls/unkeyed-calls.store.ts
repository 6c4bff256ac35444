import type { DatabaseLocation } from '#kernel/config.js';
import { callLogFile } from '#kernel/call-log-file.js';
import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import type { Database } from '#subgraph-kit/database.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { groupCommit } from '#subgraph-kit/group-commit.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { openThreadedDatabase, type KeptTable } from '#subgraph-kit/open-threaded-database.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import type { SetAside } from '#subgraph-kit/unreadable-rows.js';
import { appendBodies, bodyNames, prepareBody, type BodyNames, type NamedBody } from './call-bodies.js';
import type { NewCallRow } from './call.store.js';
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
  /** Write a call; concurrent calls share the cost. */
  write(call: UnkeyedCall): Promise<void>;
  /** Resolves when everything is written and the connection closed. */
  close(): Promise<void>;
}

interface Opening {
  readonly clock: Clock;
  readonly setAside: SetAside;
  readonly log: Pick<Log, 'error'>;
}

/** The migrations of the file of an embedded database. */
export const FILE_MIGRATIONS: readonly Migration[] = [CALLS, CALL_BODY, COUNTER].flatMap((table, index) => tableMigrations(index + 1, table));
const KEPT = { calls: { table: CALLS }, bodies: { table: CALL_BODY, deflated: 'content' } } satisfies Record<string, KeptTable>;

/** On SQLite a file of its own, written through a journal by a thread; on a server a connection of its own (design, Calls and idempotency). */
export const openUnkeyedCalls = (location: DatabaseLocation, opening: Opening): Promise<UnkeyedCalls> =>
  (location.kind === 'sqlite' ? inFile(callLogFile(location.file), opening) : onServer(location, opening));

async function inFile(file: string, opening: Opening): Promise<UnkeyedCalls> {
  const database = await openThreadedDatabase(file, { ...opening, migrations: FILE_MIGRATIONS, tables: [KEPT.calls, KEPT.bodies] });
  const names = bodyNames(opening.clock);
  return {
    database, names,
    async write({ row, bodies }) {
      const texts = bodies.flatMap((body) => body?.text ?? []);
      await database.keep([{ into: KEPT.calls, rows: [row] }, { into: KEPT.bodies, rows: texts }]);
      names.noteStored(texts);
    },
    close: () => database.close(),
  };
}

async function onServer(location: DatabaseLocation, { clock, setAside }: Opening): Promise<UnkeyedCalls> {
  const database = await openDatabase({ location, clock, setAside, migrations: [], connections: 1 });
  const names = bodyNames(clock);
  const calls = groupCommit<UnkeyedCall, undefined>({
    async commit(group) {
      const bodies = await Promise.all(group.flatMap((call) => call.bodies).map(prepareBody));
      await appendBodies(database, bodies, names); // first: a body that no call names is purged in time
      await database.append(CALLS, group.map(({ row }) => row));
      return [];
    },
  });
  return {
    database, names,
    write: (call) => calls.submit(call),
    async close() {
      await calls.close();
      await database.close();
    },
  };
}
