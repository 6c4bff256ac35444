import { OperationTypeNode } from 'graphql';
import type { Random } from '../../gateway/demo/data/random.js';
import { assistantCall, assistantsFor, fitsTool } from './assistant-call.js';
import { OF_ASSISTANTS } from './of-assistants.js';
import type { FuzzCall } from './call.js';
import { chances, type Wanted } from './chances.js';
import { GRAPH_FIELDS, graphCall, workedExamples, type GraphField } from './graph-call.js';
import { madeHostile } from './hostile.js';
import type { LiveRecord, LiveRecords } from './live-records.js';
import type { Learned } from './repair.js';
import { rowCall } from './row-call.js';
import type { Row } from './row.js';
import { ROWS } from './rows.js';
import { seenValues, type SeenValues } from './seen-values.js';
import type { Owner } from './tokens.js';
import type { Caller } from './building.js';
import { aboutOwn, isVisited, staying, visitCall } from './visits.js';
import type { World } from './world.js';

/** Makes the calls of a round, one after the other. */
export interface CallMaker {
  /** With a name: a well-formed call to that route or field. */
  next(index: number, now: string, name?: string): FuzzCall;
  /** Learn from an answer, and from whether the call succeeded. */
  learn(call: FuzzCall, answer: { readonly isDone: boolean; readonly values: () => unknown }): void;
}

const [TO_ROWS, HOSTILE, OWNER, OF_ACCESS, KEPT] = [0.6, 0.35, 0.6, 0.4, 300];
const [FEW, LOOK_FIRST, NEIGHBOUR] = [0.65, 0.7, 0.3];
const [LOOKING, LIVE, VISITED, OF_TOOLS, TO_OPEN] = [90, 0.8, 0.85, 0.1, 0.3];
const TOOL_ROWS = ROWS.filter(({ tool }) => tool !== undefined);
const READING_ROWS = ROWS.filter(({ route }) => route.method === 'GET');
const QUERIES = GRAPH_FIELDS.filter(({ operation }) => operation !== OperationTypeNode.MUTATION);
const LISTS = READING_ROWS.filter(({ route }) => !route.path.includes('{') && !/get$/i.test(route.path));

/** The lists in which what a row is about is found. */
const listsFor = (row: Row): readonly Row[] =>
  (row.tool === undefined ? LISTS.filter(({ surface }) => surface === row.surface) : ROWS.filter(({ tool, answers }) => tool !== undefined && tool !== row.tool && answers === row.kind && FINDS.test(tool)));

/** Tools that answer records without being told which. */
const FINDS = /_(?:search|list|recall|remember)/;

/** Whose data a caller must not see: the other company, or the other warehouse. */
function othersOf(owner: Owner | undefined, random: Random): Owner {
  const { company = 'a', place = 'c' } = owner ?? {};
  if (place !== 'c' && random.chance(NEIGHBOUR)) return { company, place: place === 'm' ? 'l' : 'm' };
  return { company: company === 'a' ? 'b' : 'a', place };
}

/** Calls that remove credentials and locations that other calls need. */
const ACCESS = /connection|person|token|location|sequence/i;

interface Making {
  readonly random: Random;
  readonly world: World;
  readonly live: LiveRecords;
  /** The kinds of connections that each surface lets in. */
  readonly admitted: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names of all that is called, where it is not everything. */
  readonly targets?: (() => readonly string[]) | undefined;
  /** The names of what never succeeded so far. */
  readonly neverDone?: (() => readonly string[]) | undefined;
}

/** A generator of calls to every route of every surface and every field of the graph. */
export function callMaker({ random, world, live, admitted, targets, neverDone }: Making): CallMaker {
  const callers = [...world.callers.values()];
  const people = callers.filter(({ kind }) => kind === undefined);
  const known = callers.filter(({ credentials }) => credentials.length > 0);
  const visitorsOf = ({ surface }: Row): string[] => [...world.visitors].flatMap(([name, visitor]) => (visitor.surface === surface ? [name] : []));
  const shelves = new Map<string, SeenValues>();
  const learned: Learned = new Map();
  const earlier: FuzzCall[] = [];
  const likely = chances(random);
  const examples = { a: workedExamples(world.worked.a), b: workedExamples(world.worked.b) };
  const done = new Map<string, number>();
  /** The one of two that succeeded less so far: what is hard to reach is tried more often. */
  const leastDone = <T extends { readonly name: string }>(all: readonly T[]): T => {
    const [one, other] = [random.pick(all), random.pick(all)];
    return (done.get(other.name) ?? 0) < (done.get(one.name) ?? 0) ? other : one;
  };
  const liveFor = (wanted: Wanted, caller: Caller, fits: (record: LiveRecord) => boolean = () => true): LiveRecord | undefined => (random.chance(LIVE) ? likely.pick(wanted, live.of(caller).filter(fits)) : undefined);
  const seenOf = ({ company, place }: Owner, surface: string): SeenValues => {
    const name = `${company} ${place} ${OF_ASSISTANTS.has(surface) ? 'assistants' : surface}`; // they find over one what they use over the other
    const seen = shelves.get(name) ?? seenValues();
    shelves.set(name, seen);
    return seen;
  };
  /** Most calls come from few callers, so that they find their own records. */
  const mostly = (some: readonly Caller[]): readonly Caller[] => {
    const few = some.filter(({ owner }) => owner.company === 'a' && owner.place !== 'l');
    return few.length > 0 && random.chance(FEW) ? few : some;
  };
  const toRow = (row: Row, index: number, now: string): FuzzCall => {
    if (isVisited(row) && random.chance(VISITED)) return visitCall({ index, row, as: random.pick(visitorsOf(row)), random });
    const some = callers.filter(({ kind = '' }) => admitted.get(row.surface)?.has(kind));
    const caller = random.pick(mostly(OF_ASSISTANTS.has(row.surface) ? assistantsFor(row, some, random) : some.length > 0 ? some : callers));
    const seen = seenOf(caller.owner, row.surface);
    const about = row.names.length > 0 ? liveFor({ target: row.name, kind: row.kind, names: row.names }, caller, row.tool === undefined ? undefined : (record) => fitsTool(row, record)) : undefined;
    const isBlind = !about && row.names.length > 0 && seen.records(row.kind).length === 0 && random.chance(LOOK_FIRST);
    const lists = isBlind ? listsFor(row) : [];
    const asked = lists.length > 0 ? random.pick(lists) : row;
    const made = rowCall({ index, row: asked, caller, random, now, seen, learned, live: asked === row ? about : undefined });
    return OF_ASSISTANTS.has(asked.surface) ? assistantCall(made, { row: asked, caller, random, record: asked === row ? about?.record : undefined }) : made;
  };
  const toGraph = (target: GraphField, index: number, now: string): FuzzCall => {
    const caller = random.pick(mostly(random.chance(OWNER) ? people.filter(({ name }) => name.endsWith('owner')) : people));
    const seen = seenOf(caller.owner, 'graph');
    const about = liveFor({ target: target.name, kind: target.kind, names: target.names }, caller);
    const isBlind = !about && seen.records(target.kind).length === 0 && random.chance(LOOK_FIRST);
    const lists = QUERIES.filter((query) => query !== target && query.kind === `${target.kind}connection`);
    const asked = isBlind && lists.length > 0 ? random.pick(lists) : target;
    const made = graphCall({ index, target: asked, caller, random, now, seen, live: asked === target ? about : undefined, examples: examples[caller.owner.company] });
    return staying(random.chance(VISITED) ? aboutOwn(made) : made);
  };
  const fieldAt = (): GraphField => {
    const field = leastDone(GRAPH_FIELDS);
    return field.operation === OperationTypeNode.MUTATION && ACCESS.test(field.name) && !random.chance(OF_ACCESS) ? fieldAt() : field;
  };
  const toNamed = (name: string, index: number, now: string): FuzzCall => {
    const [row, field] = [ROWS.find((one) => one.name === name), GRAPH_FIELDS.find((one) => one.name === name)];
    if (row) return toRow(row, index, now);
    if (field) return toGraph(field, index, now);
    throw new Error(`There is no row or field ${name}`);
  };
  const toAny = (index: number, now: string): FuzzCall => {
    const isLooking = index < LOOKING; // before anything can be changed it must have been seen
    const remaining = isLooking || !random.chance(TO_OPEN) ? [] : neverDone?.() ?? [];
    if (remaining.length > 0) return toNamed(random.pick(remaining), index, now);
    const row = random.chance(TO_ROWS) ? leastDone(isLooking ? READING_ROWS : random.chance(OF_TOOLS) ? TOOL_ROWS : ROWS) : undefined;
    return row ? toRow(row, index, now) : toGraph(isLooking ? leastDone(QUERIES) : fieldAt(), index, now);
  };
  return {
    next(index, now, name) {
      if (name !== undefined) return toNamed(name, index, now);
      const made = targets ? toNamed(random.pick(targets()), index, now) : toAny(index, now);
      const call = random.chance(HOSTILE) ? madeHostile(made, { random, callers: known, others: seenOf(othersOf(world.callers.get(made.as)?.owner, random), made.surface), earlier, bodyLimit: ROWS.find((row) => row.name === made.target)?.bodyLimit ?? 2 * 1024 * 1024 }) : made;
      earlier.push(made);
      if (earlier.length > KEPT) earlier.shift();
      return call;
    },
    learn({ as, surface, target, state, hostile }, { isDone, values }) {
      if (state !== undefined && hostile.length === 0) likely.learn(target, state, isDone);
      if (!isDone) return;
      done.set(target, (done.get(target) ?? 0) + 1);
      const owner = world.callers.get(as)?.owner;
      const row = ROWS.find(({ name }) => name === target);
      if (owner) seenOf(owner, surface).add(values(), row?.answers ?? target.split(' ').at(-1) ?? '');
    },
  };
}
