import { createRandom } from '../../gateway/demo/data/random.js';
import { admittedKinds } from './admitted-kinds.js';
import type { FuzzCall } from './call.js';
import type { Finding, Found } from './finding.js';
import { footprintWatch } from './footprint.js';
import { companyFlaws } from '../kit/company-flaws.js';
import { surfaceJudges } from './judges.js';
import { liveRecords } from './live-records.js';
import { callMaker } from './make-calls.js';
import { isOver, type Plan, type Running } from './plan.js';
import { openProduct, type Product } from './product.js';
import { beginRound, type Round } from './run-call.js';
import { insist, runRound, type Doing } from './run-round.js';
import { TOOL_NAMES } from './assistant-rows.js';
import { neverDone, type Shares } from './shares.js';

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
/** Worlds in which what never succeeded is called again: in one of them its records may all have moved on. */
const INSISTING_ROUNDS = 6;

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

async function runOn(product: Product, { perRound = PER_ROUND, mostFindings = MOST_FINDINGS, ...plan }: Plan): Promise<Outcome> {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const judged = await surfaceJudges(product);
  const running: Running = { plan: { ...plan, perRound, mostFindings }, known: new Map(), shares: new Map(), footprint: await footprintWatch(product), made: 0 };
  let [number, admitted] = [plan.firstRound ?? 0, undefined as Admitted | undefined];
  const begin = async (): Promise<Doing> => {
    const round = await beginRound(product, number, judged);
    admitted ??= await admittedKinds(product, [...round.world.callers.values()]);
    const live = liveRecords(round.world);
    return { running, round, live, maker: callMaker({ random: createRandom(plan.seed, 'calls', number), world: round.world, live, admitted, targets: plan.targets, neverDone: plan.isThorough === true ? () => neverDone(running.shares, TOOL_NAMES) : undefined }), before: [] };
  };
  for (; !isOver(running); number += 1) {
    const doing = await begin();
    await runRound(doing);
    for (const finding of [...await running.footprint.complaints(), ...await wrongRecords(doing.round)]) running.known.set(finding.kind, { finding, call: doing.before.at(-1) ?? nothing, answer: { status: 0, headers: {}, body: Buffer.alloc(0) }, round: number });
    plan.onRound?.(number, running.made, running.footprint.figures());
  }
  for (const last = number + INSISTING_ROUNDS; plan.isThorough === true && number < last && neverDone(running.shares, TOOL_NAMES).length > 0; number += 1) await insist(await begin());
  const { made, known, shares, footprint } = running;
  const { user, system } = process.cpuUsage(cpu);
  return { made, seconds: (performance.now() - began) / 1000, found: [...known.values()], shares, figures: { ...footprint.figures(), cpuMillisecondsACall: Math.round((user + system) / 100 / Math.max(made, 1)) / 10 } };
}

/** What no call may leave behind: stock, refunds and events that do not add up. */
async function wrongRecords({ product: { select }, world: { companyIds } }: Round): Promise<readonly Finding[]> {
  const flaws = [...await companyFlaws(select, companyIds.a), ...await companyFlaws(select, companyIds.b)];
  return flaws.map((detail) => ({ kind: 'wrong records', detail }));
}

const nothing: FuzzCall = { index: 0, target: 'all', surface: '', host: 'graphql', as: '', method: '', path: '', headers: [], body: Buffer.alloc(0), hostile: [], framing: 'whole' };
