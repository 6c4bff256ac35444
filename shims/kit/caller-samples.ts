import type { Clock } from '#kernel/clock.js';

/** Selects the calls of unknown callers that are logged, because their number is unlimited. */
export interface CallerSamples {
  /** Whether a call from an address is selected. */
  take(address: string): boolean;
}

const MINUTE = 60_000;
const MOST_OF_AN_ADDRESS = 3;
/** For all addresses together, so that a log of thirty days stays small. */
const MOST_A_MINUTE = 30;

/** A few calls a minute, fewer per address. It stores only the addresses it selected, each for at most its minute. */
export function callerSamples(clock: Clock): CallerSamples {
  let minute = 0;
  let taken = 0;
  const addresses = new Map<string, number>();
  return {
    take(address) {
      const current = Math.floor(clock.now().getTime() / MINUTE);
      if (current !== minute) {
        addresses.clear();
        [minute, taken] = [current, 0];
      }
      const before = addresses.get(address) ?? 0;
      if (taken >= MOST_A_MINUTE || before >= MOST_OF_AN_ADDRESS) return false;
      addresses.set(address, before + 1);
      taken += 1;
      return true;
    },
  };
}
