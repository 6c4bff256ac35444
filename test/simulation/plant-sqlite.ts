import Sqlite, { type Statement } from 'better-sqlite3';
import { faultsOf, type Faults } from './faults.js';

/** Faults, and how to take them out again. */
export interface Planted {
  readonly faults: Faults;
  readonly takeOut: () => void;
}

/** The statements of the embedded databases that this process opens from now on fail: on a disk that is broken or full, or because somebody else holds the lock. */
export function plantSqlite(): Planted {
  const faults = faultsOf({ lost: 'SQLITE_IOERR_WRITE', full: 'SQLITE_FULL', busy: 'SQLITE_BUSY' });
  const { prepare } = Sqlite.prototype;
  Sqlite.prototype.prepare = function watched(this: Sqlite.Database, sql: string) {
    return failing(prepare.call(this, sql), { sql, faults });
  } as typeof prepare;
  return { faults, takeOut: () => { Sqlite.prototype.prepare = prepare; } };
}

interface Failing { readonly sql: string; readonly faults: Faults }

/** The statement itself, with its two ways of running watched. */
function failing(statement: Statement, { sql, faults }: Failing): Statement {
  const around = <T>(run: () => T): T => {
    const fault = faults.decide(sql);
    if (!fault) return run();
    if (fault.moment === 'after') run();
    throw Object.assign(new Error(`Simulated: ${fault.code}`), { code: fault.code });
  };
  const { run, all } = statement;
  return Object.assign(statement, {
    run: (...parameters: unknown[]) => around(() => run.apply(statement, parameters)),
    all: (...parameters: unknown[]) => around(() => all.apply(statement, parameters)),
  });
}
