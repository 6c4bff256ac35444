import { COUNTER } from './counter.js';
import type { Database } from './database.js';

const NO_COMPANY = 0;
const SERIES = 'readiness';

/** Rejects unless a write is committed: a database on a full disk, or a read replica, still answers reads. */
export const requireWritable = (database: Database): Promise<void> => database.inTransaction((transaction) =>
  transaction.accumulate(COUNTER, ['last_value'], [{ company_id: NO_COMPANY, series: SERIES, last_value: 1 }]));
