import { ago, instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { companyIds } from '../companies/company.store.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { firstIdAt, LEASE_MILLISECONDS, timeOfId } from './call.js';
import { abandonCalls, storeSweepPositions, oldestCall, runningCalls, sweepPositions, type RunningRow } from './call-keeping.store.js';
import { runningProcesses, removeUnseen } from './serving-process.store.js';

const BATCH = 500;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A call may be stored this long after its id was generated, so younger ids are checked again. */
const UNSETTLED_MILLISECONDS = 300_000;
/** A company's position is stored only after it has advanced this far. */
const NOTED_MILLISECONDS = 600_000;

/**
 * Close abandoned calls, so that none is shown as running for ever: those of stopped processes, and those that ran twice as long as
 * a call may. Each run continues where the last one ended. Returns the number of closed calls.
 */
export async function closeAbandonedCalls({ principal, identity }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  const { database, clock, callLog } = identity;
  await callLog.closeUnstored();
  const [present, swept, companies] = await Promise.all([runningProcesses(database, instant(clock)), sweepPositions(database), companyIds(database)]);
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
    await storeSweepPositions(transaction, settled);
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
  /** The id before which no call is running any more, when it has advanced far enough to be stored. */
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
    const page = await runningCalls(database, companyId, { from: last === undefined ? from : `${last}~`, before, limit: BATCH }); // an id followed by a tilde sorts between it and the next
    found.push(...page);
    if (page.length < BATCH) return found;
  }
}

const idAt = (milliseconds: number): string => firstIdAt(new Date(milliseconds).toISOString());
