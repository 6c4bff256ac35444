import { useSyncExternalStore } from 'react';
import { listenToChanges, type LiveChange } from './changes.js';

/** Whether changes are shown as they happen: `off` until the first stream, and where nothing may be read. */
export type LiveState = 'off' | 'live' | 'offline';

type Listener = (change: LiveChange) => void;

const FIRST_MILLISECONDS = 1000;
const LONGEST_MILLISECONDS = 60_000;
/** Browsers open few connections to a host that has no HTTP/2, and tabs are many: one that nobody looks at gives its own back. */
const HIDDEN_MILLISECONDS = 10_000;

/** A page that was left may be kept to be shown again as it was: it would hold its connection, and a few of them all that there are. */
let isLeft = false;
window.addEventListener('pagehide', () => { isLeft = true; });
window.addEventListener('pageshow', () => { isLeft = false; });
const isAway = (): boolean => document.hidden || isLeft;

const [listeners, watchers] = [new Set<Listener>(), new Set<() => void>()];
let state: LiveState = 'off';

/** Hear of every change; answers how to stop. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

/** Whether changes are shown as they happen. */
export const useLiveState = (): LiveState => useSyncExternalStore(watch, () => state);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => { watchers.delete(watcher); };
}

function become(next: LiveState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

/** Listen until it is closed: after a lost connection from where it was, later and later, and not while the tab is hidden. */
export function openLive(): () => void {
  const closing = new AbortController();
  let [after, failures]: [string | undefined, number] = [undefined, 0];
  const take = (change: LiveChange): void => {
    [after, failures] = [change.position, 0];
    if (state !== 'live') become('live');
    for (const listener of listeners) listener(change);
  };
  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await untilShown(closing.signal);
      const whileShown = shownUntil(closing.signal);
      const end = await listenToChanges({ after, signal: whileShown.signal, onChange: take }).catch(() => 'closed' as const);
      const wasGivenUp = whileShown.stop();
      if (end !== 'closed') {
        become('off');
        return;
      }
      if (wasGivenUp) continue;
      if (failures > 0) become('offline'); // one that is begun anew at once is not shown
      await pause(waitAfter(failures), closing.signal);
      failures += 1;
    }
  };
  void run();
  return () => {
    closing.abort();
    become('off');
  };
}

/** Twice as long each time, and never at the same time as all the others. */
const waitAfter = (failures: number): number => Math.min(LONGEST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** failures) * (1 + Math.random()) / 2;

/** Resolves after some time, or as soon as the browser is online again. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> => new Promise((resolve) => {
  const ended = new AbortController();
  const go = (): void => {
    ended.abort();
    resolve();
  };
  const timer = window.setTimeout(go, milliseconds);
  ended.signal.addEventListener('abort', () => { clearTimeout(timer); });
  window.addEventListener('online', go, { signal: ended.signal });
  signal.addEventListener('abort', go, { signal: ended.signal });
});

const untilShown = (signal: AbortSignal): Promise<void> => new Promise((resolve) => {
  if (!isAway() || signal.aborted) {
    resolve();
    return;
  }
  const ended = new AbortController();
  const go = (): void => {
    if (isAway() && !signal.aborted) return;
    ended.abort();
    resolve();
  };
  document.addEventListener('visibilitychange', go, { signal: ended.signal });
  window.addEventListener('pageshow', go, { signal: ended.signal });
  signal.addEventListener('abort', go, { signal: ended.signal });
});

interface Shown {
  readonly signal: AbortSignal;
  /** Answers whether it was given up: the tab was hidden, or everything is closed. */
  readonly stop: () => boolean;
}

/** Aborted once the tab has been hidden for a while, or everything is closed. */
function shownUntil(closing: AbortSignal): Shown {
  const [hidden, over] = [new AbortController(), new AbortController()];
  let timer: number | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) timer = window.setTimeout(() => { hidden.abort(); }, HIDDEN_MILLISECONDS);
  }, { signal: over.signal });
  window.addEventListener('pagehide', () => { hidden.abort(); }, { signal: over.signal });
  return {
    signal: AbortSignal.any([closing, hidden.signal]),
    stop: () => {
      over.abort();
      clearTimeout(timer);
      return hidden.signal.aborted || closing.aborted;
    },
  };
}
