import { nextReturnStatus, wayToReceived, type ReturnStatus } from './return-status.js';
import type { Return } from './return.js';

/** A return in its derived status, and the statuses it passed on the way, that one last. */
export interface SettledReturn {
  readonly after: Return;
  readonly way: readonly ReturnStatus[];
}

/**
 * Derive a return's status from what arrived of it, if a report changed its lines: the verdict follows its goods until it is closed, and a
 * cancelled one stays cancelled (document 1, rule 5, and B, Return/Update). Other changes set the status themselves.
 */
export function settle(before: Return, after: Return): SettledReturn {
  if (after.lines === before.lines) return { after, way: after.status === before.status ? [] : [after.status] };
  if (before.status === 'CANCELLED') return { after, way: [] };
  const way = wayToReceived(before.status);
  const verdict = nextReturnStatus(way.at(-1) ?? before.status, after.compliant === true ? 'comply' : 'fail');
  return { after: { ...after, status: verdict }, way: verdict === before.status ? [] : [...way, verdict] };
}
