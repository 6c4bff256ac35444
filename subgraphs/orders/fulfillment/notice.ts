import { shift, type Instant } from '#kernel/clock.js';

/** How far ahead of its stamp a change is told: what a reader's clock may run ahead without losing anything (document 1, C, ws_orders). */
export const AHEAD_MILLISECONDS = 5000;

/** When a polling warehouse is told of a change with this stamp. */
export const noticeAt = (stamp: Instant): Instant => shift(stamp, AHEAD_MILLISECONDS);
