import { setTimeout as delay } from 'node:timers/promises';
import type { CallContext } from '#contract/principal.js';
import type { Log } from '#kernel/log.js';
import { processFigures } from '#kernel/process-figures.js';
import { tracing } from '#kernel/tracing.js';
import { notedWork, type WorkNote } from '#kernel/work-notes.js';
import { summarised } from './summarised.js';

/** An operation that ended. */
export interface EndedOperation {
  readonly operation: string;
  readonly context: CallContext;
  /** When it began, on the clock of `performance`. */
  readonly began: number;
  /** `ok` or the code of the failure. */
  readonly outcome: string;
}

/** Hears of every operation that ended, and logs the slow ones. */
export type SlowLog = (ended: EndedOperation) => void;

interface SlowLogParts {
  readonly log: Pick<Log, 'warn'>;
  /** From so many milliseconds on an operation is slow; 0 for never. */
  readonly milliseconds: number;
}

const MINUTE = 60_000;
const MOST_A_MINUTE = 5;
const PLAN_MILLISECONDS = 2000;
const MESSAGE = 'An operation was slow';

/**
 * Logs an operation that took long, once, with what this process did meanwhile. Until an operation is slow it costs a comparison. Of one operation five are
 * logged a minute, the others are counted. Without traces nothing says whose a statement was: the log shows those of that time and says so.
 */
export function slowLog({ log, milliseconds: least }: SlowLogParts): SlowLog {
  const admitted = fewAMinute();
  return (operation) => {
    const ended = performance.now();
    if (least === 0 || ended - operation.began < least) return;
    processFigures.slow.add(operation.operation);
    const unlogged = admitted(operation.operation, ended);
    if (unlogged === undefined) return;
    const { facts, own } = describe(operation, ended);
    void planOf(own).then((plan) => { log.warn({ ...facts, ...(unlogged > 0 && { unlogged }), ...plan }, MESSAGE); });
  };
}

function describe({ operation, context: { requestId, via, principal: { companyId } }, began, outcome }: EndedOperation, ended: number): { readonly facts: object; readonly own: readonly WorkNote[] } {
  const traceId = tracing.current?.traceId();
  const { work, isWhole } = notedWork(began, ended);
  const own = work.filter(({ kind, of }) => (kind === 'fetch' ? of === requestId : traceId === undefined || of === traceId));
  const traced = traceId === undefined ? { statementsAre: 'of all calls of that time' } : { statementsAre: 'of this call', traceId };
  const facts = { requestId, operation, via, company: companyId, outcome, milliseconds: Math.round(ended - began), ...summarised(own), ...traced, ...(!isWhole && { isCut: true }) };
  return { facts, own };
}

/** Says how many runs of an operation were left out since its last line; undefined where this one is left out too. */
function fewAMinute(): (operation: string, now: number) => number | undefined {
  const windows = new Map<string, { from: number; logged: number; unlogged: number }>();
  return (operation, now) => {
    const known = windows.get(operation);
    const window = known && now - known.from < MINUTE ? known : { from: now, logged: 0, unlogged: known?.unlogged ?? 0 };
    windows.set(operation, window);
    if (window.logged >= MOST_A_MINUTE) {
      window.unlogged += 1;
      return undefined;
    }
    window.logged += 1;
    const { unlogged } = window;
    window.unlogged = 0;
    return unlogged;
  };
}

/** The database's plan of the slowest statement that took long by itself. */
async function planOf(work: readonly WorkNote[]): Promise<{ readonly slowestPlan?: string }> {
  const [slowest] = work.filter(({ explain, text }) => explain !== undefined && !WITHOUT_PLAN.test(text)).toSorted((one, other) => other.milliseconds - one.milliseconds);
  if (!slowest?.explain) return {};
  const late = delay(PLAN_MILLISECONDS, 'It could not be made in time', { ref: false });
  const plan = await Promise.race([slowest.explain().catch(() => 'It could not be made'), late]);
  return plan === '' ? {} : { slowestPlan: plan.slice(0, LONGEST_PLAN) };
}

const LONGEST_PLAN = 1000;
/** The beginning and the end of transactions. */
const WITHOUT_PLAN = /^(?:BEGIN|START|COMMIT|ROLLBACK)\b/;
