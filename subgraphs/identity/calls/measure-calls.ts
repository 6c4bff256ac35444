import { instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import { timeOfId } from './call.js';
import { bodyBytes } from './call-body.store.js';
import { callBytes, deleteEmptyHours, storeUsage, oldestCall, usedHours, type UsedHour } from './call-keeping.store.js';
import { bodyPrefix, hourOf, hoursAfter, idsOf, type LogHour } from './log-hour.js';

/** The size of each hour of a company's log, oldest first. An hour is measured while it lasts and once after it, when nothing is added any more. */
export async function measureCalls({ database, callDatabases, clock }: Identity, companyId: number): Promise<UsedHour[]> {
  const known = await usedHours(database, companyId);
  const current = hourOf(instant(clock));
  const first = known.at(-1)?.hour ?? await oldestHour(callDatabases, companyId);
  if (first === undefined) return [];
  const measured: UsedHour[] = [];
  for (let hour = hoursAfter(first, -1); hour <= current; hour = hoursAfter(hour, 1)) measured.push({ hour, bytes: await measureHour(callDatabases, companyId, hour) });
  await database.inTransaction(async (transaction) => {
    await storeUsage(transaction, companyId, measured);
    await deleteEmptyHours(transaction, companyId, current); // but keep the current hour: the next measurement starts there
  });
  const again = hoursAfter(first, -1);
  return [...known.filter(({ hour }) => hour < again), ...measured.filter(({ bytes }) => bytes > 0)];
}

/** Bytes of an hour of a company's log: its calls, and the bodies stored in it. */
export async function measureHour(readers: readonly Reader[], companyId: number, hour: LogHour): Promise<number> {
  const bodies = { from: bodyPrefix(hour), before: bodyPrefix(hoursAfter(hour, 1)) };
  let bytes = 0;
  for (const reader of readers) bytes += await callBytes(reader, companyId, idsOf(hour)) + await bodyBytes(reader, companyId, bodies);
  return bytes;
}

async function oldestHour(readers: readonly Reader[], companyId: number): Promise<LogHour | undefined> {
  const oldest = (await Promise.all(readers.map((reader) => oldestCall(reader, companyId)))).filter((id) => id !== undefined).sort();
  return oldest[0] === undefined ? undefined : hourOf(new Date(timeOfId(oldest[0])).toISOString());
}
