import { createRandom } from '../../gateway/demo/random.js';
import { admittedKinds } from './admitted-kinds.js';
import type { FuzzCall } from './call.js';
import { signatureOf, type Found } from './finding.js';
import { surfaceJudges } from './judges.js';
import { callMaker, type CallMaker } from './make-calls.js';
import { openProduct, type Plant, type Product } from './product.js';
import { beginRound, isSuccess, runCall, timeOf, valuesOf, type Round } from './run-call.js';
import { footprintWatch, type FootprintWatch } from './footprint.js';
import { liveRecords, type LiveRecords } from './live-records.js';
import { count, neverDone, type Shares } from './shares.js';
import { pauseTokens } from './tokens.js';
import type { WireAnswer } from './wire.js';

/** What is to be run. */
export interface Plan {
  readonly seed: number;
  readonly calls: number;
  /** The first round; one that found something is run again by its number. */
  readonly firstRound?: number;
  readonly perRound?: number;
  readonly plant?: Plant;
  /** Told of each new finding, with the calls of its round up to it. */
  readonly onFound?: (found: Found, before: readonly FuzzCall[], round: Round) => Promise<void>;
  readonly onRound?: (round: number, made: number) => void;
  readonly onCall?: (call: FuzzCall) => void;
  /** Whether it may end. */
  readonly isEnough?: () => boolean;
  /** Go on with what never did what it was asked, in a world of its own. */
  readonly isThorough?: boolean;
  /** End after so many findings. */
  readonly mostFindings?: number;
}

/** What came of a plan. */
export interface Outcome {
  readonly made: number;
  readonly seconds: number;
  readonly found: readonly Found[];
  readonly shares: Shares;
  readonly figures: Readonly<Record<string, number>>;
}

const PER_ROUND = 1500;
const MOST_FINDINGS = 25;
/** Calls take credentials away from others; once so many failed for want of them another round does more. */
const [MOST_SHUT_OUT, UNAUTHENTICATED] = [40, 401];
/** After so many calls it is looked again what there is. */
const LOOK_EVERY = 80;
/** So much is looked at before it is insisted, and so often that is done. */
const [LOOKS, MOST_ATTEMPTS] = [100, 60];

/** Run the calls of a seed, round after round, each with a world of its own. */
export async function runCampaign(plan: Plan): Promise<Outcome> {
  const product = await openProduct(plan.seed, plan.plant);
  try {
    return await runOn(product, plan);
  } finally {
    await product.close();
  }
}

type Admitted = Awaited<ReturnType<typeof admittedKinds>>;

/** What is known of a campaign under way. */
interface Running {
  readonly plan: Plan & { readonly perRound: number; readonly mostFindings: number };
  readonly known: Map<string, Found>;
  readonly shares: Shares;
  readonly footprint: FootprintWatch;
  made: number;
}

const isOver = ({ plan: { calls, mostFindings, isEnough }, known, made }: Running): boolean => made >= calls || known.size >= mostFindings || isEnough?.() === true;

async function runOn(product: Product, { perRound = PER_ROUND, mostFindings = MOST_FINDINGS, ...plan }: Plan): Promise<Outcome> {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const judged = await surfaceJudges(product);
  const running: Running = { plan: { ...plan, perRound, mostFindings }, known: new Map(), shares: new Map(), footprint: footprintWatch(product), made: 0 };
  let [number, admitted] = [plan.firstRound ?? 0, undefined as Admitted | undefined];
  const begin = async (): Promise<Doing> => {
    const round = await beginRound(product, number, judged);
    admitted ??= await admittedKinds(product, [...round.world.callers.values()]);
    const live = liveRecords(round.world);
    return { running, round, live, maker: callMaker({ random: createRandom(plan.seed, 'calls', number), world: round.world, live, admitted }), before: [] };
  };
  for (; !isOver(running); number += 1) {
    const doing = await begin();
    await runRound(doing);
    for (const finding of running.footprint.complaints()) running.known.set(finding.kind, { finding, call: doing.before.at(-1) ?? nothing, answer: { status: 0, headers: {}, body: Buffer.alloc(0) }, round: number });
    plan.onRound?.(number, running.made);
  }
  if (plan.isThorough === true && neverDone(running.shares).length > 0) await insist(await begin());
  const { made, known, shares, footprint } = running;
  const { user, system } = process.cpuUsage(cpu);
  return { made, seconds: (performance.now() - began) / 1000, found: [...known.values()], shares, figures: { ...footprint.figures(), cpuMillisecondsACall: Math.round((user + system) / 100 / Math.max(made, 1)) / 10 } };
}

/** A round under way. */
interface Doing {
  readonly running: Running;
  readonly round: Round;
  readonly live: LiveRecords;
  readonly maker: CallMaker;
  readonly before: FuzzCall[];
}

async function runRound(doing: Doing): Promise<void> {
  const { running, before } = doing;
  let shutOut = 0;
  while (before.length < running.plan.perRound && !isOver(running) && shutOut < MOST_SHUT_OUT) {
    const { call, answer } = await runNext(doing);
    if (call.hostile.length === 0 && (answer.status === UNAUTHENTICATED || isPaused(answer))) shutOut += 1;
  }
}

/** Call what never did what it was asked until it does. */
async function insist(doing: Doing): Promise<void> {
  const { running, maker } = doing;
  for (let attempt = 0; attempt < LOOKS; attempt += 1) await runNext(doing);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    for (const name of neverDone(running.shares)) await runNext({ ...doing, maker: { ...maker, next: (index, now) => maker.next(index, now, name) } });
  }
}

async function runNext({ running, round, live, maker, before }: Doing): Promise<{ readonly call: FuzzCall; readonly answer: WireAnswer }> {
  const index = before.length;
  if (index % LOOK_EVERY === 0) await live.refresh();
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

async function report({ known, plan }: Running, found: Found, { before, round }: { readonly before: readonly FuzzCall[]; readonly round: Round }): Promise<void> {
  const signature = signatureOf(found.finding, found.call);
  if (known.has(signature)) return;
  known.set(signature, found);
  const goOn = pauseTokens();
  await plan.onFound?.(found, before, round);
  goOn();
}

const nothing: FuzzCall = { index: 0, target: 'all', surface: '', host: 'graphql', as: '', method: '', path: '', headers: [], body: Buffer.alloc(0), hostile: [], framing: 'whole' };
