import { Connection, type QueryError } from 'mysql2';
import { faultsOf } from './faults.js';
import type { Planted } from './plant-sqlite.js';

const LOST = 'PROTOCOL_CONNECTION_LOST';

type Answer = (error: QueryError | null, ...answered: unknown[]) => void;

/** The statements of the pools of this process fail: because the connection is lost, with what was begun on it, because the server cannot store, or because of a deadlock. */
export function plantMysql(): Planted {
  const faults = faultsOf({ lost: LOST, full: 'ER_DISK_FULL', busy: 'ER_LOCK_DEADLOCK' });
  const prototype = Connection.prototype as unknown as { query: (this: Connection, sql: string, ...rest: readonly [parameters: unknown, answer: Answer]) => unknown };
  const { query } = prototype;
  prototype.query = function watched(sql, ...rest) {
    const [parameters, answer] = rest;
    const fault = typeof answer === 'function' ? faults.decide(sql) : undefined;
    if (!fault) return query.call(this, sql, ...rest);
    const fail = (): void => {
      if (fault.code === LOST) this.destroy();
      answer(Object.assign(new Error(`Simulated: ${fault.code}`), { code: fault.code, fatal: fault.code === LOST }));
    };
    if (fault.moment === 'after') return query.call(this, sql, parameters, fail);
    if (fault.code === 'ER_LOCK_DEADLOCK') return query.call(this, 'ROLLBACK', [], fail); // the server ends the transaction that it chose
    setImmediate(fail);
    return undefined;
  };
  return { faults, takeOut: () => { prototype.query = query; } };
}
