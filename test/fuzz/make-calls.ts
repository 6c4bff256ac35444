import { getNamedType, OperationTypeNode } from 'graphql';
import type { Random } from '../../gateway/demo/random.js';
import type { FuzzCall } from './call.js';
import { GRAPH_FIELDS, graphCall, type GraphField } from './graph-call.js';
import { madeHostile } from './hostile.js';
import type { Learned } from './repair.js';
import { rowCall } from './row-call.js';
import { ROWS, type Row } from './rows.js';
import { plainName, seenValues, type SeenValues } from './seen-values.js';
import type { Owner } from './tokens.js';
import type { Caller, World } from './world.js';

/** Makes the calls of a round, one after the other. */
export interface CallMaker {
  next(index: number, now: string): FuzzCall;
  /** Learn from an answer. */
  learn(call: FuzzCall, answer: unknown): void;
}

const [TO_ROWS, HOSTILE, OWNER, OF_ACCESS, KEPT] = [0.6, 0.35, 0.6, 0.06, 300];
const [FEW, LOOK_FIRST, NEIGHBOUR] = [0.65, 0.7, 0.3];
const LOOKING = 90;
const READING_ROWS = ROWS.filter(({ route }) => route.method === 'GET');
const QUERIES = GRAPH_FIELDS.filter(({ operation }) => operation !== OperationTypeNode.MUTATION);
const LISTS = READING_ROWS.filter(({ route }) => !route.path.includes('{') && !/get$/i.test(route.path));
const kindOfField = ({ field }: GraphField): string => plainName(getNamedType(field.type).name);

/** Of whom somebody must be shown nothing: the other company, or the other warehouse. */
function othersOf(owner: Owner | undefined, random: Random): Owner {
  const { company = 'a', place = 'c' } = owner ?? {};
  if (place !== 'c' && random.chance(NEIGHBOUR)) return { company, place: place === 'm' ? 'l' : 'm' };
  return { company: company === 'a' ? 'b' : 'a', place };
}

/** What takes away credentials and places that other calls need. */
const ACCESS = /connection|person|token|location|sequence/i;

interface Making {
  readonly random: Random;
  readonly world: World;
  /** The kinds of connections that each surface lets in. */
  readonly admitted: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A maker of calls over every row of every surface and every field of the graph. */
export function callMaker({ random, world, admitted }: Making): CallMaker {
  const callers = [...world.callers.values()];
  const people = callers.filter(({ kind }) => kind === undefined);
  const shelves = new Map<string, SeenValues>();
  const learned: Learned = new Map();
  const earlier: FuzzCall[] = [];
  const seenOf = ({ company, place }: Owner, surface: string): SeenValues => {
    const name = `${company} ${place} ${surface}`;
    const seen = shelves.get(name) ?? seenValues();
    shelves.set(name, seen);
    return seen;
  };
  /** Most calls are of few callers, so that they find what they made. */
  const mostly = (some: readonly Caller[]): readonly Caller[] => {
    const few = some.filter(({ owner }) => owner.company === 'a' && owner.place !== 'l');
    return few.length > 0 && random.chance(FEW) ? few : some;
  };
  const toRow = (row: Row, index: number, now: string): FuzzCall => {
    const known = callers.filter(({ kind = '' }) => admitted.get(row.surface)?.has(kind));
    const caller = random.pick(mostly(known.length > 0 ? known : callers));
    const seen = seenOf(caller.owner, row.surface);
    const isBlind = row.names.length > 0 && seen.records(row.kind).length === 0 && random.chance(LOOK_FIRST);
    const asked = isBlind ? random.pick(LISTS.filter(({ surface }) => surface === row.surface)) : row;
    return rowCall({ index, row: asked, caller, random, now, seen, learned });
  };
  const toGraph = (target: GraphField, index: number, now: string): FuzzCall => {
    const caller = random.pick(mostly(random.chance(OWNER) ? people.filter(({ name }) => name.endsWith('owner')) : people));
    const seen = seenOf(caller.owner, 'graph');
    const isBlind = seen.records(kindOfField(target)).length === 0 && random.chance(LOOK_FIRST);
    const lists = QUERIES.filter((query) => query !== target && kindOfField(query) === `${kindOfField(target)}connection`);
    return graphCall({ index, target: isBlind && lists.length > 0 ? random.pick(lists) : target, caller, random, now, seen });
  };
  const fieldAt = (): GraphField => {
    const field = random.pick(GRAPH_FIELDS);
    return field.operation === OperationTypeNode.MUTATION && ACCESS.test(field.name) && !random.chance(OF_ACCESS) ? fieldAt() : field;
  };
  return {
    next(index, now) {
      const isLooking = index < LOOKING; // before anything can be changed it must have been seen
      const row = random.chance(TO_ROWS) ? random.pick(isLooking ? READING_ROWS : ROWS) : undefined;
      const made = row ? toRow(row, index, now) : toGraph(isLooking ? random.pick(QUERIES) : fieldAt(), index, now);
      const call = random.chance(HOSTILE) ? madeHostile(made, { random, callers, others: seenOf(othersOf(world.callers.get(made.as)?.owner, random), made.surface), earlier, bodyLimit: row?.bodyLimit ?? 2 * 1024 * 1024 }) : made;
      earlier.push(made);
      if (earlier.length > KEPT) earlier.shift();
      return call;
    },
    learn({ as, surface, target }, answer) {
      const owner = world.callers.get(as)?.owner;
      const row = ROWS.find(({ name }) => name === target);
      if (owner) seenOf(owner, surface).add(answer, row?.answers ?? target.split(' ').at(-1) ?? '');
    },
  };
}
