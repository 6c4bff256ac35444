import type { Clock } from '#kernel/clock.js';
import { forgetOldest } from '#subgraph-kit/forget-oldest.js';
import { WINDOW_MILLISECONDS, type FailureWindow } from './lockout.js';
import type { Caller } from './lockout.store.js';

/** Wrong credentials that the database could not store, counted in memory, so that a full disk does not disable lockouts. */
export interface UnstoredFailures {
  /** Count a failure; the first one joins the stored window, if that is open. */
  add(caller: Caller, stored: FailureWindow | undefined): void;
  /** The window of a caller: stored failures and those counted in memory together. */
  with(caller: Caller, stored: FailureWindow | undefined): FailureWindow | undefined;
}

const MOST = 10_000;

/** An empty count; it drops ended windows, and the oldest beyond ten thousand callers (an attacker with that many addresses has thirty guesses at each anyway). */
export function unstoredFailures(clock: Clock): UnstoredFailures {
  const windows = new Map<string, FailureWindow>();
  const open = (window: FailureWindow | undefined): FailureWindow | undefined =>
    (window && Date.parse(window.beganAt) + WINDOW_MILLISECONDS > clock.now().getTime() ? window : undefined);
  return {
    add(caller, stored) {
      const known = open(windows.get(nameOf(caller)));
      if (!known) windows.delete(nameOf(caller)); // reinserted as the newest
      windows.set(nameOf(caller), { beganAt: (known ?? open(stored))?.beganAt ?? clock.now().toISOString(), failures: (known?.failures ?? 0) + 1 });
      forgetOldest(windows, MOST, (window) => !open(window));
    },
    with(caller, stored) {
      const [known, kept] = [windows.size === 0 ? undefined : open(windows.get(nameOf(caller))), open(stored)];
      if (!known || !kept) return known ?? stored;
      return { beganAt: known.beganAt < kept.beganAt ? known.beganAt : kept.beganAt, failures: known.failures + kept.failures };
    },
  };
}

const nameOf = ({ surface, address }: Caller): string => `${surface} ${address}`;
