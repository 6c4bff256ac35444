import { systemClock } from '#kernel/clock.js';

const SLEPT = 1000; // milliseconds

let passed = 0;
let last = read();

/** Milliseconds since the script began. What the shopper's clock says does not matter, only how it moves: it goes on while the machine sleeps, which the other does not everywhere. */
export function elapsed(): number {
  const now = read();
  const [ran, moved] = [now.ran - last.ran, now.clock - last.clock];
  passed += moved > ran + SLEPT ? moved : ran;
  last = now;
  return passed;
}

function read(): { readonly ran: number; readonly clock: number } {
  return { ran: performance.now(), clock: systemClock.now().getTime() };
}
