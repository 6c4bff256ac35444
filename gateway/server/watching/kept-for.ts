import type { Clock } from '#kernel/clock.js';

/** The same read, at most once in some milliseconds: whoever asks meanwhile gets what was read last. A failed one is tried again at once. */
export function keptFor<T>(milliseconds: number, clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly until: number; readonly value: Promise<T> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.value;
    const own = { until: now + milliseconds, value: read() };
    kept = own;
    own.value.catch(() => { if (kept === own) kept = undefined; });
    return own.value;
  };
}
