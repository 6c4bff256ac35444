import { instant, type Clock, type Instant } from '#kernel/clock.js';
import { forgetOldest } from '#subgraph-kit/forget-oldest.js';
import { MOST_FAILURES, WINDOW_MILLISECONDS, type BlockBegins, type FailureWindow } from './lockout.js';
import type { Caller } from './lockout.store.js';

/** Wrong credentials that the database could not store, counted in memory, so that a full disk does not disable lockouts. */
export interface UnstoredFailures {
  /** Count a failure; the first one joins the stored window, if that is open. */
  add(caller: Caller, stored: FailureWindow | undefined, begins: BlockBegins): void;
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
    add(caller, stored, begins) {
      const known = open(windows.get(nameOf(caller)));
      if (!known) windows.delete(nameOf(caller)); // reinserted as the newest
      windows.set(nameOf(caller), withOneMore({ known, stored: open(stored) }, instant(clock), begins));
      forgetOldest(windows, MOST, (window) => !open(window));
    },
    with(caller, stored) {
      const [known, kept] = [windows.size === 0 ? undefined : open(windows.get(nameOf(caller))), open(stored)];
      if (!known || !kept) return known ?? stored;
      if (known.failures >= MOST_FAILURES) return known;
      return { beganAt: known.beganAt < kept.beganAt ? known.beganAt : kept.beganAt, failures: known.failures + kept.failures };
    },
  };
}

type Counted = Pick<FailureWindow, 'failures'> & Partial<FailureWindow>;
const NONE: Counted = { failures: 0 };

/** The failures in memory and another one, which begins the window anew where it blocks and a block begins with it. */
function withOneMore({ known = NONE, stored = NONE }: { readonly known: Counted | undefined; readonly stored: Counted | undefined }, now: Instant, begins: BlockBegins): FailureWindow {
  const failures = known.failures + 1;
  if (begins === 'WITH_LAST' && failures + stored.failures >= MOST_FAILURES) return { beganAt: now, failures: MOST_FAILURES };
  return { beganAt: known.beganAt ?? stored.beganAt ?? now, failures };
}

const nameOf = ({ surface, address }: Caller): string => `${surface} ${address}`;
