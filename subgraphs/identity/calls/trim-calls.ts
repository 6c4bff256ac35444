import { ago, instant } from '#kernel/clock.js';
import type { Database } from '#subgraph-kit/database.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { Identity } from '../identity-deps.js';
import { KEY_MILLISECONDS } from './call.js';
import { bodyNames, deleteNamedBodies } from './call-body.store.js';
import { bodiesOfCalls, deleteCalls, storeUsage, unboundCalls } from './call-keeping.store.js';
import { bodyPrefix, hourOf, hoursAfter, idsOf, type LogHour } from './log-hour.js';
import { measureCalls, measureHour } from './measure-calls.js';

const BATCH = 500;

/**
 * Trim a company's log to its maximum size by removing whole hours, the oldest first. The current hour stays, and so do idempotency records
 * with their responses (48 hours, document 1). Returns the number of removed calls.
 */
export async function trimCalls(identity: Identity, companyId: number): Promise<number> {
  const { callDatabases, clock } = identity;
  const current = hourOf(instant(clock));
  const used = new Map((await measureCalls(identity, companyId)).map(({ hour, bytes }) => [hour, bytes]));
  const hours = [...used.keys()];
  const remeasure = async (hour: LogHour): Promise<void> => {
    const bytes = await measureHour(callDatabases, companyId, hour);
    await identity.database.inTransaction((transaction) => storeUsage(transaction, companyId, [{ hour, bytes }]));
    used.set(hour, bytes);
  };
  const isOver = (): boolean => [...used.values()].reduce((sum, bytes) => sum + bytes, 0) > identity.callLogBytes;
  const trimmed: LogHour[] = [];
  let removed = 0;
  for (const [index, hour] of hours.entries()) {
    if (hour >= current || !isOver()) break;
    for (const database of callDatabases) removed += await removeCalls({ database, clock }, companyId, hour);
    trimmed.push(hour);
    // A call uses bodies of its own or an adjacent hour: the bodies of an hour can be removed once the calls of the next hour are removed too.
    const next = hours[index + 1] ?? current;
    for (const bare of trimmed.splice(0, trimmed.findLastIndex((past) => hoursAfter(past, 1) < next) + 1)) {
      for (const database of callDatabases) await removeBodies(database, companyId, bare);
      await remeasure(bare);
    }
    await remeasure(hour);
  }
  return removed;
}

function removeCalls({ database, clock }: Pick<Identity, 'database' | 'clock'>, companyId: number, hour: LogHour): Promise<number> {
  const unbound = { ...idsOf(hour), since: ago(clock, KEY_MILLISECONDS) };
  return removeInBatches(database, { most: BATCH, find: (limit) => unboundCalls(database, companyId, { ...unbound, limit }), remove: (transaction, ids) => deleteCalls(transaction, companyId, ids) });
}

/** Remove the bodies of an hour that no remaining call of this or an adjacent hour uses. */
async function removeBodies(database: Database, companyId: number, hour: LogHour): Promise<void> {
  const kept = await bodiesOfCalls(database, companyId, { from: idsOf(hoursAfter(hour, -1)).from, before: idsOf(hoursAfter(hour, 1)).before });
  const before = bodyPrefix(hoursAfter(hour, 1));
  for (let from = bodyPrefix(hour); ;) {
    const names = await bodyNames(database, companyId, { from, before, limit: BATCH });
    const unused = names.filter((name) => !kept.has(name));
    if (unused.length > 0) await database.inTransaction((transaction) => deleteNamedBodies(transaction, companyId, unused));
    if (names.length < BATCH) return;
    from = names.at(-1) ?? before;
  }
}
