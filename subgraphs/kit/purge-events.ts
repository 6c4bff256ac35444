import { setImmediate as nextTurn } from 'node:timers/promises';
import { ago, type Instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { Reader, Transaction } from './database.js';
import { eachCompany } from './each-company.js';
import { findCompanies } from './feed.js';
import type { EventPosition } from './outbox.js';
import type { Purging } from './purge-commands.js';
import { atMost } from './statement.js';

const [SLICE, MOST_SLICES] = [500, 1000] as const;

/** How long events that are in no record's history are kept: feeds show those of the last thirty days, and have a day to page through them. */
export const EVENT_KEPT_MILLISECONDS = 31 * 86_400_000;

/**
 * Remove relayed events that are in no record's history and that no feed shows any more, some hundred in a transaction, of each company half a million at most in one call; answers how
 * many. Those that wait, or were set aside, stay, and so does the history of orders, returns and products.
 */
export async function purgeEvents({ database, clock, call }: Purging): Promise<number> {
  requireScope(call.principal, 'system');
  const before = ago(clock, EVENT_KEPT_MILLISECONDS);
  const companies = { context: call, companyIds: await findCompanies(database), failed: 'Events of some companies could not be removed' };
  return eachCompany(companies, ({ principal: { companyId } }) => purgeCompany(database, companyId, before));
}

async function purgeCompany(database: Purging['database'], companyId: number, before: Instant): Promise<number> {
  let removed = 0;
  for (let [slice, from] = [0, '']; slice < MOST_SLICES; slice += 1) {
    const found = await eventsOfNoRecord(database, companyId, { from, before, most: SLICE });
    const last = found.at(-1);
    if (last === undefined) break;
    removed += await database.inTransaction((transaction) => deleteEventsUntil(transaction, companyId, { from, last }));
    if (found.length < SLICE) break;
    from = last.sequence;
    await nextTurn(); // a database in this process answers at once, and others have their turn
  }
  return removed;
}

/** Written so that no index by it is used, which would read the histories of all records. */
const RELAYED = 'COALESCE(pending, 0) = 0';

/** Positions of a company's relayed events that are in no record's history, from a change sequence on and before another one, oldest first. */
async function eventsOfNoRecord(reader: Reader, companyId: number, { from, before, most }: { readonly from: Instant; readonly before: Instant; readonly most: number }): Promise<EventPosition[]> {
  const rows = await reader.query<{ stamp: Instant; place: number }>(
    `SELECT stamp, place FROM outbox WHERE company_id = ? AND subject IS NULL AND stamp >= ? AND stamp < ? AND ${RELAYED} ORDER BY stamp, place ${atMost(most)}`, [companyId, from, before]);
  return rows.map(({ stamp: sequence, place: index }) => ({ sequence, index }));
}

/** Delete such events of a company, from a change sequence to a position, which is included. */
const deleteEventsUntil = (transaction: Transaction, companyId: number, { from, last: { sequence, index } }: { readonly from: Instant; readonly last: EventPosition }): Promise<number> =>
  transaction.execute(`DELETE FROM outbox WHERE company_id = ? AND subject IS NULL AND stamp >= ? AND stamp <= ? AND (stamp < ? OR place <= ?) AND ${RELAYED}`, [companyId, from, sequence, sequence, index]);
