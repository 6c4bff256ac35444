import { dayPlus, type Day } from '#kernel/day.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import { facet } from '#subgraph-kit/search/facet.js';
import { IN_TIME, type KeptBy, type PromisedOrders } from './kept-promises.js';

/** Which promised orders are counted. */
export interface PromisedSearch {
  /** The first and the last of the promised days. */
  readonly from: Day;
  readonly to: Day;
  readonly channel: string | null;
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly countryCode: string | null;
}

/** What an order counts for, and the table that says so; one that counts for several is a row of each, or of one several times. */
const KEYS: Readonly<Record<KeptBy | 'ALL', { readonly key: string; readonly join: string }>> = {
  ALL: { key: 'NULL', join: '' },
  METHOD: { key: 'o.shipping_type', join: '' },
  LOCATION: {
    key: 'f.location_id',
    join: `LEFT JOIN fulfillment_order f ON f.company_id = o.company_id AND f.order_id = o.id AND (f.status <> 'CANCELLED'
      OR (SELECT 1 FROM shipment s WHERE s.company_id = f.company_id AND s.order_id = f.order_id AND s.fulfillment_order_id = f.id AND s.status <> 'VOIDED' LIMIT 1) = 1)`,
  },
  CARRIER: { key: 'COALESCE(s.carrier_code, o.carrier_code)', join: "LEFT JOIN shipment s ON s.company_id = o.company_id AND s.order_id = o.id AND s.status <> 'VOIDED'" },
};

/** When the last shipment of an order was delivered; of one that its customer collected, when it was handed over. */
const DELIVERED_AT = `CASE WHEN o.status = 'DELIVERED' THEN COALESCE(
  (SELECT MAX(d.delivered_at) FROM shipment d WHERE d.company_id = o.company_id AND d.order_id = o.id AND d.status <> 'VOIDED'),
  (SELECT MAX(h.changed_at) FROM fulfillment_order h WHERE h.company_id = o.company_id AND h.order_id = o.id)) END`;

const COUNTRY = facet('country', '');

/**
 * The country that an order `o` ships to, as SQL with its parameters; null where that is no country. Not as a range of tokens: while the statistics of a table are out of date MariaDB
 * reads that range of the whole company for each order (of the countries of a day of 1,440 orders among 9,000 over 8 s were measured so, and 61 ms as it stands).
 */
export const DESTINATION = {
  sql: `(SELECT SUBSTR(MIN(t.token), ${String(COUNTRY.length + 1)}) FROM order_token t WHERE t.company_id = o.company_id AND t.record = o.id AND SUBSTR(t.token, 1, ${String(COUNTRY.length)}) = ?)`, parameters: [COUNTRY],
} as const;

/** No day is over anywhere before ten o'clock of it in UTC, and the zones of shoppers are whole hours apart from it: later deliveries are told apart by their hour. */
const DELIVERED = `CASE WHEN delivered_at < CONCAT(promised_on, 'T10') THEN '${IN_TIME}' ELSE SUBSTR(delivered_at, 1, 13) END`;

interface Counted {
  readonly by: KeptBy | 'ALL';
  readonly search: PromisedSearch;
}

/** The orders that were promised for some days and not cancelled, counted by the database: those alike in what decides whether their promise was kept. A statement a week, none of which takes long. */
export async function countPromisedOrders(reader: Reader, companyId: number, { by, search }: Counted): Promise<PromisedOrders[]> {
  const found: PromisedOrders[] = [];
  for (let from = search.from; from <= search.to; from = dayPlus(from, WEEK)) {
    const last = dayPlus(from, WEEK - 1);
    found.push(...await countWeek(reader, companyId, { by, search: { ...search, from, to: last < search.to ? last : search.to } }));
  }
  return found;
}

/** Days: of a longer range MariaDB may read every order of the company. */
const WEEK = 7;

async function countWeek(reader: Reader, companyId: number, { by, search: { from, to, channel, countryCode } }: Counted): Promise<PromisedOrders[]> {
  const { key, join } = KEYS[by];
  const parameters: ColumnValue[] = [...DESTINATION.parameters, companyId, from, to, ...channel === null ? [] : [channel], ...countryCode === null ? [] : [facet('country', countryCode).slice(COUNTRY.length)]];
  const rows = await reader.query<{ part: string | null; promised_on: Day; channel: string; country: string | null; delivered: string | null; orders: number }>(
    `SELECT part, promised_on, channel, country, ${DELIVERED} AS delivered, COUNT(DISTINCT id) AS orders FROM (
       SELECT o.id, o.promised_on, o.channel, ${key} AS part, ${DESTINATION.sql} AS country, ${DELIVERED_AT} AS delivered_at FROM orders o ${join}
       WHERE o.company_id = ? AND o.promised_on >= ? AND o.promised_on <= ? AND o.status <> 'CANCELLED'${channel === null ? '' : ' AND o.channel = ?'}) promised
     ${countryCode === null ? '' : 'WHERE country = ?'} GROUP BY part, promised_on, channel, country, delivered`, parameters);
  return rows.map(({ part, promised_on: promisedOn, channel, country, delivered, orders: count }) => ({
    key: part, promisedOn, channel, countryCode: country, delivered: delivered === null || delivered === IN_TIME ? delivered : `${delivered}:00:00.000Z`, count,
  }));
}
