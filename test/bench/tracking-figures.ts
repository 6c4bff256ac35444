import { setTimeout as delay } from 'node:timers/promises';
import { showFigure } from './report.js';
import { figure, type Side, type Under } from './sides.js';

const [EVENTS_A_SECOND, SECONDS, SECOND] = [500, 15, 1000];
const MOST_DELAY = 50;

/** Send a number of events a second, so many in a call, whether or not earlier calls were answered; show how long that held up the event loop. */
export async function showDelay({ database, ours }: Under, { perCall, send }: { readonly perCall: number; readonly send: (side: Side) => Promise<unknown> }): Promise<void> {
  const calls = EVENTS_A_SECOND * SECONDS / perCall;
  await figure(ours, 'delay');
  const began = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let call = 0; call < calls; call += 1) {
    await delay(Math.max(0, began + call * SECOND * perCall / EVENTS_A_SECOND - performance.now()));
    sent.push(send(ours));
  }
  await Promise.all(sent);
  const value = await figure(ours, 'delay');
  const rate = Math.round(calls * perCall * SECOND / (performance.now() - began));
  showFigure({ surface: 'tracking', figure: `event loop held up at p99, ${String(rate)} events a second, ${String(perCall)} a call`, database, value, unit: 'ms', bound: MOST_DELAY });
}
