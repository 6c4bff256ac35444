import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';

/** Ids that follow from a seed, the call under way and how many were made during it: the same call makes the same ids whatever ran before it. */
export interface CallIds extends Ids {
  /** From here on ids are those of this moment. */
  enter(moment: string): void;
}

/** UUIDv7 in shape, of a clock's time and a hash. */
export function callIds(clock: Clock, seed: number): CallIds {
  let moment = 'start';
  let made = 0;
  return {
    enter: (entered) => {
      moment = entered;
      made = 0;
    },
    next() {
      const hash = createHash('sha256').update(`${String(seed)} ${moment} ${String(made)}`).digest('hex');
      const time = clock.now().getTime().toString(16).padStart(12, '0');
      const sequence = (made % 4096).toString(16).padStart(3, '0');
      made += 1;
      return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-8${hash.slice(0, 3)}-${hash.slice(3, 15)}`;
    },
  };
}
