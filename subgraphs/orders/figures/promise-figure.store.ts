import type { Reader } from '#subgraph-kit/database.js';
import { places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { KeptBy } from '../promise/kept-promises.js';
import type { Period } from '#kernel/period.js';

/** What became of the promises of a period. */
export interface PromisesOfPart {
  readonly period: Period;
  readonly countedBy: KeptBy | 'ALL';
  /** The method, the id of the location or the carrier; empty where there is none yet. */
  readonly part: string;
  readonly country: string;
  readonly kept: number;
  readonly late: number;
  readonly undelivered: number;
}

interface PromisesWanted {
  readonly periods: readonly Period[];
  readonly by: KeptBy;
  readonly channel: string | null;
  readonly countryCode: string | null;
}

/** What became of the promises of some periods: by method, location or carrier, and of all orders. */
export function sumPromises(reader: Reader, companyId: number, { periods, by, channel, countryCode }: PromisesWanted): Promise<PromisesOfPart[]> {
  const parameters: ColumnValue[] = [companyId, ...periods, by, ...channel === null ? [] : [channel], ...countryCode === null ? [] : [countryCode]];
  return reader.query<PromisesOfPart>(
    `SELECT period, counted_by AS countedBy, part, country, SUM(kept) AS kept, SUM(late) AS late, SUM(undelivered) AS undelivered FROM promise_figure
     WHERE company_id = ? AND period IN (${places(periods.length)}) AND counted_by IN ('ALL', ?)${channel === null ? '' : ' AND channel = ?'}${countryCode === null ? '' : ' AND country = ?'}
     GROUP BY period, counted_by, part, country`, parameters);
}
