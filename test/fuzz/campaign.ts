import { createRandom } from '../../gateway/demo/random.js';
import { admittedKinds } from './admitted-kinds.js';
import type { FuzzCall } from './call.js';
import { signatureOf, type Found } from './finding.js';
import { surfaceJudges } from './judges.js';
import { callMaker } from './make-calls.js';
import { openProduct, type Plant, type Product } from './product.js';
import { beginRound, isSuccess, runCall, timeOf, valuesOf, type Round } from './run-call.js';
import { footprintWatch } from './footprint.js';
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
  /** End after so many findings. */
  readonly mostFindings?: number;
}

/** How often a row or field was called, and how often it did what it was asked. */
export interface Share {
  made: number;
  well: number;
  /** Those that nothing hostile was done to, and why they were refused. */
  wellMade: number;
  wellDone: number;
  readonly refusals: Map<string, number>;
}

/** What came of a plan. */
export interface Outcome {
  readonly made: number;
  readonly seconds: number;
  readonly found: readonly Found[];
  readonly shares: ReadonlyMap<string, Share>;
  readonly figures: Readonly<Record<string, number>>;
}

const PER_ROUND = 2000;
const MOST_FINDINGS = 25;
/** Calls take credentials away from others; once so many failed for want of them another round does more. */
const [MOST_SHUT_OUT, UNAUTHENTICATED] = [40, 401];

/** Run the calls of a seed, round after round, each with a world of its own. */
export async function runCampaign(plan: Plan): Promise<Outcome> {
  const product = await openProduct(plan.seed, plan.plant);
  try {
    return await runOn(product, plan);
  } finally {
    await product.close();
  }
}

async function runOn(product: Product, { seed, calls, firstRound = 0, perRound = PER_ROUND, onFound, onRound, mostFindings = MOST_FINDINGS }: Plan): Promise<Outcome> {
  const began = performance.now();
  const judged = await surfaceJudges(product);
  const known = new Map<string, Found>();
  const shares = new Map<string, Share>();
  const footprint = footprintWatch(product);
  let [made, admitted] = [0, undefined as Awaited<ReturnType<typeof admittedKinds>> | undefined];
  for (let number = firstRound; made < calls && known.size < mostFindings; number += 1) {
    const round = await beginRound(product, number, judged);
    admitted ??= await admittedKinds(product, [...round.world.callers.values()]);
    const maker = callMaker({ random: createRandom(seed, 'calls', number), world: round.world, admitted });
    const before: FuzzCall[] = [];
    let shutOut = 0;
    for (let index = 0; index < perRound && made < calls && known.size < mostFindings && shutOut < MOST_SHUT_OUT; index += 1, made += 1) {
      const call = maker.next(index, timeOf(number, index));
      const { answer, findings, bytes } = await runCall(round, call);
      count(shares, call, answer);
      if (call.hostile.length === 0 && answer.status === UNAUTHENTICATED) shutOut += 1;
      footprint.sent(bytes.length);
      if (isSuccess(call, answer)) maker.learn(call, valuesOf(call, answer));
      for (const finding of findings.filter((one) => !known.has(signatureOf(one, call)))) {
        const found = { finding, call, answer, round: number };
        known.set(signatureOf(finding, call), found);
        await onFound?.(found, before, round);
      }
      before.push(call);
    }
    for (const finding of footprint.complaints()) known.set(finding.kind, { finding, call: before.at(-1) ?? nothing, answer: { status: 0, headers: {}, body: Buffer.alloc(0) }, round: number });
    onRound?.(number, made);
  }
  return { made, seconds: (performance.now() - began) / 1000, found: [...known.values()], shares, figures: { ...footprint.figures(), cpuSeconds: process.cpuUsage().user / 1e6 } };
}

const nothing: FuzzCall = { index: 0, target: 'all', surface: '', host: 'graphql', as: '', method: '', path: '', headers: [], body: Buffer.alloc(0), hostile: [], framing: 'whole' };

const LONGEST_REFUSAL = 230;

function count(shares: Map<string, Share>, call: FuzzCall, answer: WireAnswer): void {
  const { target, hostile } = call;
  const isWell = isSuccess(call, answer);
  const share = shares.get(target) ?? { made: 0, well: 0, wellMade: 0, wellDone: 0, refusals: new Map<string, number>() };
  shares.set(target, share);
  share.made += 1;
  if (isWell) share.well += 1;
  if (hostile.length > 0) return;
  share.wellMade += 1;
  if (isWell) {
    share.wellDone += 1;
    return;
  }
  const refusal = `${String(answer.status)} ${answer.body.toString().replaceAll(/\s+/g, ' ').slice(0, LONGEST_REFUSAL).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|zq\w+x[^"]*|\d+/g, '*')}`;
  share.refusals.set(refusal, (share.refusals.get(refusal) ?? 0) + 1);
}
