import type { FuzzCall } from './call.js';
import { signatureOf, type Found } from './finding.js';
import type { LiveRecords } from './live-records.js';
import type { CallMaker } from './make-calls.js';
import { modulesOn } from './modules-on.js';
import { isOver, type Running } from './plan.js';
import { isSuccess, runCall, timeOf, valuesOf, type Round } from './run-call.js';
import { TOOL_NAMES } from './assistant-rows.js';
import { count, neverDone } from './shares.js';
import { pauseTokens } from './tokens.js';
import type { WireAnswer } from './wire.js';

/** Calls remove credentials of others; after so many failures for that reason the round ends. */
const [MOST_SHUT_OUT, UNAUTHENTICATED] = [40, 401];
/** After so many calls the existing records are read again. */
const LOOK_EVERY = 80;
/** So many calls are made before it is insisted, so that records which only calls make are there (jobs, imports), and so often that is done. */
const [LOOKS, MOST_ATTEMPTS] = [400, 60];

/** A round in progress. */
export interface Doing {
  readonly running: Running;
  readonly round: Round;
  readonly live: LiveRecords;
  readonly maker: CallMaker;
  readonly before: FuzzCall[];
}

/** Make the calls of a round. */
export async function runRound(doing: Doing): Promise<void> {
  const { running, before } = doing;
  let shutOut = 0;
  while (before.length < running.plan.perRound && !isOver(running) && shutOut < MOST_SHUT_OUT) {
    const { call, answer } = await runNext(doing);
    if (call.hostile.length === 0 && (answer.status === UNAUTHENTICATED || isPaused(answer))) shutOut += 1;
  }
}

/** Call what never succeeded until it does. */
export async function insist(doing: Doing): Promise<void> {
  const { running, maker } = doing;
  for (let attempt = 0; attempt < LOOKS; attempt += 1) await runNext(doing);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    for (const name of neverDone(running.shares, TOOL_NAMES)) await runNext({ ...doing, maker: { ...maker, next: (index, now) => maker.next(index, now, name) } });
  }
}

async function runNext({ running, round, live, maker, before }: Doing): Promise<{ readonly call: FuzzCall; readonly answer: WireAnswer }> {
  const index = before.length;
  if (index % LOOK_EVERY === 0) {
    await modulesOn(round.world, before.slice(-LOOK_EVERY));
    await live.refresh();
  }
  const call = maker.next(index, timeOf(round.number, index));
  running.plan.onCall?.(call);
  const { answer, findings, bytes } = await runCall(round, call);
  running.made += 1;
  count(running.shares, call, answer);
  running.footprint.sent(bytes.length);
  maker.learn(call, { isDone: isSuccess(call, answer), values: () => valuesOf(call, answer) });
  for (const finding of findings) await report(running, { finding, call, answer, round: round.number }, { before, round });
  before.push(call);
  return { call, answer };
}

const isPaused = ({ body }: WireAnswer): boolean => body.includes('service paused') || body.includes('connection_paused');

async function report({ known, plan, footprint }: Running, found: Found, { before, round }: { readonly before: readonly FuzzCall[]; readonly round: Round }): Promise<void> {
  const signature = signatureOf(found.finding, found.call);
  if (known.has(signature)) return;
  known.set(signature, found);
  const goOn = pauseTokens();
  await plan.onFound?.(found, before, round);
  footprint.warmAnew(); // a finding is shrunk by products of its own
  goOn();
}
