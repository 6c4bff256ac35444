import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import { sharedAttempt } from './shared-attempt.js';
import { stateOf, type PartState } from './part-state.js';

/** Looks at one thing a process needs; rejects when it does not work. */
export type Check = () => Promise<unknown>;

/** What /readyz answers: whether calls may come here, and how each thing they need is doing. */
export interface ReadinessReport {
  readonly status: 'ready' | 'not ready';
  readonly checks: Readonly<Record<string, PartState>>;
}

/** Knows whether a process can answer calls. */
export interface Readiness {
  /** Look at one more thing from now on. */
  readonly add: (name: string, check: Check) => void;
  /** At most a second old, so that those who ask cannot load what is looked at. Never rejects. */
  readonly report: () => Promise<ReadinessReport>;
  /** Say not ready from now on: this process is about to stop. */
  readonly drain: () => void;
}

const FRESH_MILLISECONDS = 1000;
const STOPPING: ReadinessReport = { status: 'not ready', checks: { process: 'down: it is stopping' } };

/** The {@link Readiness} of a process; what a check throws is logged when it begins and shown as a few fixed words. */
export function createReadiness({ clock, log }: { readonly clock: Clock; readonly log: Log }): Readiness {
  const checks = new Map<string, Check>();
  const failing = new Set<string>();
  let latest: { readonly at: number; readonly report: Promise<ReadinessReport> } | undefined;
  let isDraining = false;

  const look = async (name: string, check: Check): Promise<readonly [string, PartState]> => {
    const { state, error } = await stateOf(check);
    if (state === 'up') failing.delete(name);
    else if (!failing.has(name)) {
      failing.add(name);
      log.warn({ err: error, check: name }, 'Something this process needs does not work');
    }
    return [name, state];
  };
  const lookAtAll = async (): Promise<ReadinessReport> => {
    const states = await Promise.all([...checks].map(([name, check]) => look(name, check)));
    return { status: states.some(([, state]) => state.startsWith('down')) ? 'not ready' : 'ready', checks: Object.fromEntries(states) };
  };
  return {
    add: (name, check) => checks.set(name, sharedAttempt(check)),
    report: () => {
      if (isDraining) return Promise.resolve(STOPPING);
      const now = clock.now().getTime();
      if (!latest || Math.abs(now - latest.at) >= FRESH_MILLISECONDS) latest = { at: now, report: lookAtAll() };
      return latest.report;
    },
    drain: () => { isDraining = true; },
  };
}
