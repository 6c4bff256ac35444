import { performance } from 'node:perf_hooks';
import { writeBody, type FuzzCall } from './call.js';
import { signatureOf, type Found } from './finding.js';
import { at, pathsOf } from './hostile-value.js';
import { surfaceJudges } from './judges.js';
import { openProduct, type Plant } from './product.js';
import { withValue } from './repair.js';
import { beginRound, runCall, watchOver, type Round } from './run-call.js';
import { isObject } from './seen-values.js';

/** A minimal reproduction of a finding. */
export interface Shrunk {
  readonly call: FuzzCall;
  /** Calls that must come before it; undefined where it was not seen again. */
  readonly before: readonly FuzzCall[] | undefined;
}

interface Shrinking {
  readonly seed: number;
  readonly found: Found;
  /** The calls of the round before it. */
  readonly before: readonly FuzzCall[];
  readonly plant?: Plant | undefined;
  /** How long it may take. */
  readonly milliseconds?: number;
}

const PATIENCE = 90_000;

/** Make a finding small: fewer calls before it, then fewer and smaller parts of the call itself, each tried in a fresh product. */
export async function shrink({ seed, found, before, plant, milliseconds = PATIENCE }: Shrinking): Promise<Shrunk> {
  const until = performance.now() + milliseconds;
  const wanted = signatureOf(found.finding, found.call);
  const product = await openProduct(seed, plant);
  try {
    const judged = await surfaceJudges(product);
    let worlds = found.round;
    const fresh = async (): Promise<Round> => beginRound(product, worlds++, judged);
    const shows = async (round: Round, call: FuzzCall): Promise<boolean> => (await runCall(round, call)).findings.some((finding) => signatureOf(finding, call) === wanted);
    const after = async (calls: readonly FuzzCall[], call: FuzzCall): Promise<boolean> => {
      const round = await fresh();
      for (const one of calls) await runCall(round, one);
      return shows(round, call);
    };
    const needed = await after([], found.call) ? [] : await after(before, found.call) ? await fewer(before, { until, holds: (some) => after(some, found.call) }) : undefined;
    if (!needed) return { call: found.call, before: undefined };
    const round = await fresh();
    for (const one of needed) await runCall(round, one);
    const isSteady = needed.length === 0 && await shows(round, found.call) && await shows({ ...round, apart: watchOver(round.number, round.world) }, found.call);
    const call = await smaller(found.call, { until, holds: (one) => (isSteady ? shows({ ...round, apart: watchOver(round.number, round.world) }, one) : after(needed, one)) });
    return { call, before: needed };
  } finally {
    await product.close();
  }
}

interface Trying<T> { readonly until: number; readonly holds: (tried: T) => Promise<boolean> }

/** A list without what is not needed: halves first, then smaller and smaller parts. */
export async function fewer<T>(all: readonly T[], { until, holds }: Trying<readonly T[]>): Promise<readonly T[]> {
  let kept = all;
  for (let size = Math.ceil(kept.length / 2); size >= 1 && kept.length > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < kept.length && performance.now() < until;) {
      const without = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (await holds(without)) kept = without;
      else from += size;
    }
  }
  return kept;
}

/** A call with less in it. */
export async function smaller(call: FuzzCall, { until, holds }: Trying<FuzzCall>): Promise<FuzzCall> {
  let kept = call;
  for (let isSmaller = true; isSmaller && performance.now() < until;) {
    isSmaller = false;
    for (const tried of smallerCalls(kept)) {
      if (performance.now() >= until) break;
      if (!(await holds(tried))) continue;
      kept = tried;
      isSmaller = true;
      break;
    }
  }
  return kept;
}

function* smallerCalls(call: FuzzCall): Generator<FuzzCall> {
  const { headers, path, written, body, framing } = call;
  if (framing === 'slow') yield { ...call, framing: 'whole' };
  for (const place of headers.keys()) yield { ...call, headers: headers.filter((_, other) => other !== place) };
  const [bare = '', query] = path.split('?', 2);
  if (query !== undefined) {
    yield { ...call, path: bare };
    const pairs = query.split('&');
    if (pairs.length > 1) for (const place of pairs.keys()) yield { ...call, path: `${bare}?${pairs.filter((_, other) => other !== place).join('&')}` };
  }
  if (written && writeBody(written).equals(body)) for (const tree of smallerTrees(written.tree)) yield { ...call, written: { ...written, tree }, body: writeBody({ ...written, tree }) };
  else if (body.length > 0) for (const bytes of smallerBytes(body)) yield { ...call, body: bytes };
}

/** A value with one part left out, or one of its texts half as long. */
function* smallerTrees(tree: unknown): Generator {
  for (const path of pathsOf(tree)) {
    const value = at(tree, path);
    if (Array.isArray(value) && value.length > 1) for (const half of [value.slice(0, value.length / 2), value.slice(value.length / 2)] as const) yield withValue(tree, path, half);
    if (isObject(value)) for (const name of Object.keys(value)) yield withValue(tree, [...path, name], undefined);
    if (typeof value === 'string' && value.length > 8) yield withValue(tree, path, value.slice(0, value.length / 2));
  }
}

const LEAST_PIECE = 16;

function* smallerBytes(body: Buffer): Generator<Buffer> {
  for (let size = Math.ceil(body.length / 2); size >= LEAST_PIECE; size = Math.ceil(size / 2)) {
    for (let from = 0; from < body.length; from += size) yield Buffer.concat([body.subarray(0, from), body.subarray(from + size)]);
    if (size === LEAST_PIECE) return;
  }
}
