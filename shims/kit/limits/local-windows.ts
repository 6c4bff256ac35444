import { WINDOW_SECONDS, type RateWindow } from './rate-window.js';

/** Counts in this process alone. */
export interface LocalWindows {
  /** Count a call of a caller, for as much as it weighs, where this process is one of so many that share the caller's limit. */
  take(caller: string, processes: number, weight?: number): RateWindow;
  look(caller: string, processes: number): RateWindow;
}

interface Opened {
  calls: number;
  readonly endsAt: number;
}

const MILLISECONDS = 1000;

/** Windows in memory; they are forgotten in the order in which they end, without any timer. `now` answers milliseconds that only grow. */
export function localWindows(now: () => number = () => performance.now()): LocalWindows {
  const windows = new Map<string, Opened>(); // all last as long, so the first entered is the first to end
  const opened = (caller: string): Opened | undefined => {
    const known = windows.get(caller);
    return known && known.endsAt > now() ? known : undefined;
  };
  const open = (caller: string): Opened => {
    forgetEnded(windows, now());
    const window = { calls: 0, endsAt: now() + WINDOW_SECONDS * MILLISECONDS };
    windows.delete(caller);
    windows.set(caller, window);
    return window;
  };
  const shown = (window: Opened | undefined, processes: number): RateWindow => (window
    ? { used: share(window.calls, processes), resetSeconds: Math.max(Math.ceil((window.endsAt - now()) / MILLISECONDS), 1) }
    : { used: 0, resetSeconds: WINDOW_SECONDS });
  return {
    take(caller, processes, weight = 1) {
      const window = opened(caller) ?? open(caller);
      window.calls += weight;
      return shown(window, processes);
    },
    look: (caller, processes) => shown(opened(caller), processes),
  };
}

/** The others are taken to count as many calls as this process; a caller's first call passes even where the limit is smaller than they are many. */
const share = (calls: number, processes: number): number => (calls === 1 ? 1 : calls * processes);

function forgetEnded(windows: Map<string, Opened>, now: number): void {
  for (const [caller, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(caller);
  }
}
