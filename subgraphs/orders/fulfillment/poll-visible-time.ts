import { shift, type Instant } from '#kernel/clock.js';

/**
 * How long after its own time a change is visible to polls, and under which time: a poller that goes on from the time of its last call may have a clock
 * that runs ahead by this much without losing a change (document 1, C, ws_orders). It is the core's own and the same for all pollers: the time is stored
 * with the change, so a page is one range of an index.
 */
export const POLL_DELAY_MILLISECONDS = 5000;

/** When polls see a change with this change sequence. */
export const pollVisibleAt = (changed: Instant): Instant => shift(changed, POLL_DELAY_MILLISECONDS);
