import { median } from './sides.js';

/** Calls of both sides in turn, once V8's compilers are done with them or have had their time. */
const WARM_UP = { calls: 400, milliseconds: 2_000 };
const [ROUNDS, CALLS] = [7, 5];

/** What calls cost. */
export interface Timed { readonly cpuMs: number; readonly medianMs: number }

/** Time a call of the graph and its own statements run by hand, in turns. */
export async function compared(ask: Work, byHand: Work): Promise<{ ours: Timed; floor: Timed }> {
  for (const work of [ask, byHand]) await warm(work);
  const [ours, floor]: [Called[], Called[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(...await called(ask));
    floor.push(...await called(byHand));
  }
  return { ours: summed(ours), floor: summed(floor) };
}

type Work = () => Promise<unknown>;

async function warm(work: Work): Promise<void> {
  const until = performance.now() + WARM_UP.milliseconds;
  for (let call = 0; call < WARM_UP.calls && performance.now() < until; call += 1) await work();
}

interface Called { readonly cpuMs: number; readonly ms: number }

async function called(work: Work): Promise<readonly Called[]> {
  const calls: Called[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    await work();
    const { user, system } = process.cpuUsage(before);
    calls.push({ ms: performance.now() - began, cpuMs: (user + system) / 1000 });
  }
  return calls;
}

const summed = (calls: readonly Called[]): Timed => ({ cpuMs: calls.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / calls.length, medianMs: median(calls.map(({ ms }) => ms)) });
