import { ago, instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { companyIds } from '../companies/company.store.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { firstIdAt, LEASE_MILLISECONDS, timeOfId } from './call.js';
import { abandonCalls, noteSwept, oldestCall, runningCalls, sweptTo, type RunningRow } from './call-keeping.store.js';
import { presentProcesses, removeUnseen } from './serving-process.store.js';

const BATCH = 500;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Calls as young may come to be with an id as old: what is younger is looked at again. */
const UNSETTLED_MILLISECONDS = 300_000;
/** How far the look ahead of a company has to get before it is noted. */
const NOTED_MILLISECONDS = 600_000;

/**
 * End the calls that nobody will answer, so that none is shown as running for ever: those of processes that are gone, and those that ran twice as long
 * as a call may. Each call is looked at while it is young, and no more. Answers how many were ended.
 */
export async function closeAbandonedCalls({ principal, identity }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  const { database, clock, callLog } = identity;
  await callLog.closeUnstored();
  const [present, swept, companies] = await Promise.all([presentProcesses(database, instant(clock)), sweptTo(database), companyIds(database)]);
  const lapsed = ago(clock, LEASE_MILLISECONDS);
  const isOver = (call: RunningRow): boolean => (call.process_id !== null && !present.has(call.process_id)) || call.lease_end < lapsed;
  const settled = new Map<number, string>();
  let closed = 0;
  for (const companyId of companies) {
    const sweep = await closeCompanyCalls(identity, { companyId, swept: swept.get(companyId), isOver });
    closed += sweep.closed;
    if (sweep.settled !== undefined) settled.set(companyId, sweep.settled);
  }
  await database.inTransaction(async (transaction) => {
    await noteSwept(transaction, settled);
    await removeUnseen(transaction, ago(clock, DAY));
  });
  return closed;
}

interface Sweep {
  readonly companyId: number;
  readonly swept: string | undefined;
  readonly isOver: (call: RunningRow) => boolean;
}

interface Swept {
  readonly closed: number;
  /** Before which id none runs any more, where that is worth noting. */
  readonly settled?: string;
}

async function closeCompanyCalls({ database, clock }: Identity, { companyId, swept, isOver }: Sweep): Promise<Swept> {
  const begin = swept ?? await oldestCall(database, companyId);
  if (begin === undefined) return { closed: 0 };
  const now = clock.now().getTime();
  const hours = Array.from({ length: Math.max(Math.ceil((now + 1 - timeOfId(begin)) / HOUR), 0) }, (_, index) => timeOfId(begin) + index * HOUR);
  let [closed, settled] = [0, now - UNSETTLED_MILLISECONDS];
  for (const from of hours) {
    const running = await allRunning(database, companyId, { from: idAt(from), before: idAt(from + HOUR) });
    const over = running.filter(isOver);
    for (let at = 0; at < over.length; at += BATCH) {
      const ids = over.slice(at, at + BATCH).map(({ id }) => id);
      closed += await database.inTransaction((transaction) => abandonCalls(transaction, companyId, ids));
    }
    settled = Math.min(settled, ...running.filter((call) => !isOver(call)).map(({ id }) => timeOfId(id)));
  }
  return { closed, ...(settled - timeOfId(begin) >= NOTED_MILLISECONDS && { settled: idAt(settled) }) };
}

async function allRunning(database: Identity['database'], companyId: number, { from, before }: { from: string; before: string }): Promise<RunningRow[]> {
  const found: RunningRow[] = [];
  for (;;) {
    const last = found.at(-1)?.id;
    const page = await runningCalls(database, companyId, { from: last === undefined ? from : `${last}~`, before, limit: BATCH }); // an id and a tilde sort between it and the next
    found.push(...page);
    if (page.length < BATCH) return found;
  }
}

const idAt = (milliseconds: number): string => firstIdAt(new Date(milliseconds).toISOString());
