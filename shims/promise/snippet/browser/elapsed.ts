import { systemClock } from '#kernel/clock.js';

const origin = systemClock.now().getTime() - performance.now();

/** Milliseconds since the page began. What the shopper's clock says does not matter, only how far it moved: it goes on while the machine sleeps, which the other does not everywhere. */
export const elapsed = (): number => Math.max(performance.now(), systemClock.now().getTime() - origin);
