import type { Cost } from '../limiter.js';
import { MINUTE_SECONDS } from './limit.js';
import type { RateWindow } from './rate-window.js';

/** Counts in this process alone. */
export interface LocalWindows {
  /** Count a call of a caller by its weight, where `processes` processes share the caller's limit. */
  take(caller: string, processes: number, cost?: Cost): RateWindow;
  forget(caller: string, windowSeconds?: number): void;
  look(caller: string, processes: number, windowSeconds?: number): RateWindow;
}

interface Opened {
  calls: number;
  readonly endsAt: number;
}

const MILLISECONDS = 1000;

/** Windows in memory, expired in the order in which they end, without a timer. `now` answers monotonic milliseconds. */
export function localWindows(now: () => number = () => performance.now()): LocalWindows {
  const byLength = new Map<number, Windows>();
  const windowsOf = (seconds: number): Windows => {
    const known = byLength.get(seconds) ?? windowsOfLength(seconds, now);
    byLength.set(seconds, known);
    return known;
  };
  const shown = (window: Opened | undefined, processes: number, seconds: number): RateWindow => (window
    ? { used: share(window.calls, processes), resetSeconds: Math.max(Math.ceil((window.endsAt - now()) / MILLISECONDS), 1) }
    : { used: 0, resetSeconds: seconds });
  return {
    take(caller, processes, { weight = 1, windowSeconds = MINUTE_SECONDS } = {}) {
      const windows = windowsOf(windowSeconds);
      const window = windows.opened(caller) ?? windows.open(caller);
      window.calls += weight;
      return shown(window, processes, windowSeconds);
    },
    forget: (caller, windowSeconds = MINUTE_SECONDS) => { windowsOf(windowSeconds).forget(caller); },
    look: (caller, processes, windowSeconds = MINUTE_SECONDS) => shown(windowsOf(windowSeconds).opened(caller), processes, windowSeconds),
  };
}

interface Windows {
  /** A caller's current window. */
  readonly opened: (caller: string) => Opened | undefined;
  readonly open: (caller: string) => Opened;
  readonly forget: (caller: string) => void;
}

/** Windows of one length, so the first entered is the first to end. */
function windowsOfLength(seconds: number, now: () => number): Windows {
  const windows = new Map<string, Opened>();
  return {
    opened(caller) {
      const known = windows.get(caller);
      return known && known.endsAt > now() ? known : undefined;
    },
    forget: (caller) => { windows.delete(caller); },
    open(caller) {
      forgetEnded(windows, now());
      const window = { calls: 0, endsAt: now() + seconds * MILLISECONDS };
      windows.delete(caller);
      windows.set(caller, window);
      return window;
    },
  };
}

/** Assumes that the other processes count as many calls as this one; a caller's first call passes even where the limit is smaller than the number of processes. */
const share = (calls: number, processes: number): number => (calls === 1 ? 1 : calls * processes);

function forgetEnded(windows: Map<string, Opened>, now: number): void {
  for (const [caller, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(caller);
  }
}
