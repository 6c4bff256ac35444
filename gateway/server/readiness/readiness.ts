import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import { sharedAttempt } from './shared-attempt.js';
import { stateOf, type PartState } from './part-state.js';

/** Checks one dependency of a process; rejects when it does not work. */
export type Check = () => Promise<unknown>;

/** The answer of /readyz: whether the process is ready for calls, with the state of each dependency. */
export interface ReadinessReport {
  readonly status: 'ready' | 'not ready';
  /** It is about to stop, and still answers calls. */
  readonly stopping?: true;
  readonly checks: Readonly<Record<string, PartState>>;
}

/** The readiness of a process. */
export interface Readiness {
  /** Add a check. */
  readonly add: (name: string, check: Check) => void;
  /** At most a second old, so that callers cannot overload the dependencies. Never rejects. */
  readonly report: () => Promise<ReadinessReport>;
  /** Report not ready from now on: this process is about to stop. */
  readonly drain: () => void;
}

const FRESH_MILLISECONDS = 1000;

/** The report of a process that is about to stop. */
const STOPPING = { status: 'not ready', stopping: true, checks: { process: 'down: it is stopping' } } as const satisfies ReadinessReport;

/** The {@link Readiness} of a process; the error of a check is logged at its first failure and answered as one of a few fixed texts. */
export function createReadiness({ clock, log }: { readonly clock: Clock; readonly log: Log }): Readiness {
  const checks = new Map<string, Check>();
  const failing = new Set<string>();
  let latest: { readonly at: number; readonly report: Promise<ReadinessReport> } | undefined;
  let isDraining = false;

  const run = async (name: string, check: Check): Promise<readonly [string, PartState]> => {
    const { state, error } = await stateOf(check);
    if (state === 'up') failing.delete(name);
    else if (!failing.has(name)) {
      failing.add(name);
      log.warn({ err: error, check: name }, 'A dependency of this process does not work');
    }
    return [name, state];
  };
  const checkAll = async (): Promise<ReadinessReport> => {
    const states = await Promise.all([...checks].map(([name, check]) => run(name, check)));
    return { status: states.some(([, state]) => state.startsWith('down')) ? 'not ready' : 'ready', checks: Object.fromEntries(states) };
  };
  return {
    add: (name, check) => checks.set(name, sharedAttempt(check)),
    report: () => {
      if (isDraining) return Promise.resolve(STOPPING);
      const now = clock.now().getTime();
      if (!latest || Math.abs(now - latest.at) >= FRESH_MILLISECONDS) latest = { at: now, report: checkAll() };
      return latest.report;
    },
    drain: () => { isDraining = true; },
  };
}
