import { shift, type Instant } from '#kernel/clock.js';

/**
 * The delay after which polls see a change, and the time they see: a poller that continues from the time of its last call may have a clock
 * that runs ahead by this much without missing a change (document 1, C, ws_orders). It is the same for all pollers: the time is stored
 * with the change, so that a page is one range of an index.
 */
export const POLL_DELAY_MILLISECONDS = 5000;

/** When polls see a change with this change sequence. */
export const pollVisibleAt = (changed: Instant): Instant => shift(changed, POLL_DELAY_MILLISECONDS);
