import { instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import { timeOfId } from './call.js';
import { bodyBytes } from './call-body.store.js';
import { callBytes, deleteEmptyHours, storeUsage, oldestCall, usedHours, type UsedHour } from './call-keeping.store.js';
import { bodyPrefix, hourOf, hoursAfter, idsOf, type LogHour } from './log-hour.js';

/** The size of each hour of a company's log, oldest first. An hour is measured while it lasts and once after it, when nothing is added any more. */
export async function measureCalls({ database, clock }: Identity, companyId: number): Promise<UsedHour[]> {
  const known = await usedHours(database, companyId);
  const current = hourOf(instant(clock));
  const first = known.at(-1)?.hour ?? await oldestHour(database, companyId);
  if (first === undefined) return [];
  const measured: UsedHour[] = [];
  for (let hour = hoursAfter(first, -1); hour <= current; hour = hoursAfter(hour, 1)) measured.push({ hour, bytes: await measureHour(database, companyId, hour) });
  await database.inTransaction(async (transaction) => {
    await storeUsage(transaction, companyId, measured);
    await deleteEmptyHours(transaction, companyId, current); // but keep the current hour: the next measurement starts there
  });
  const again = hoursAfter(first, -1);
  return [...known.filter(({ hour }) => hour < again), ...measured.filter(({ bytes }) => bytes > 0)];
}

/** Bytes of an hour of a company's log: its calls, and the bodies stored in it. */
export const measureHour = async (reader: Reader, companyId: number, hour: LogHour): Promise<number> =>
  await callBytes(reader, companyId, idsOf(hour)) + await bodyBytes(reader, companyId, { from: bodyPrefix(hour), before: bodyPrefix(hoursAfter(hour, 1)) });

async function oldestHour(reader: Reader, companyId: number): Promise<LogHour | undefined> {
  const oldest = await oldestCall(reader, companyId);
  return oldest === undefined ? undefined : hourOf(new Date(timeOfId(oldest)).toISOString());
}
