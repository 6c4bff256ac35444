interface Answered {
  readonly status: number | null;
  readonly body: string | null;
}

/** Bytes of an answer that the log keeps of an interface whose answers may be long (H). */
const KEPT_BYTES = 64 * 1024;

/** Whether an answer is what was answered then; undefined where the log cannot say so: it has the beginning of what was answered alone, which is the same, or nothing any more. */
export function isSameAnswer(now: Answered, then: Answered): boolean | undefined {
  if (now.status !== then.status) return false;
  if (now.body === (then.body ?? '')) return true;
  return then.body === null || isBeginning(then.body, now.body ?? '') ? undefined : false;
}

/** Whether the log has the beginning of a longer text; its last letter may have been cut in two. */
const isBeginning = (kept: string, whole: string): boolean => new TextEncoder().encode(kept).length >= KEPT_BYTES && whole.startsWith(kept.slice(0, -1));
