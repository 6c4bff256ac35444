import { isList, isRecord, own, type JsonRecord } from '../fields/record.js';
import { longestRun } from './longest-run.js';

/** What became of a value. */
export type DifferenceKind = 'ADDED' | 'CHANGED' | 'MOVED' | 'REMOVED';

/** One difference between two values of JSON. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** From the outside in: keys of objects, ids of rows, and places, from 0, in lists whose values have no ids. */
  readonly path: readonly string[];
  /** Null of what was added, or only moved. */
  readonly before: unknown;
  /** Null of what was removed, or only moved. */
  readonly after: unknown;
  /** The place, from 0, of a row that was removed or moved in the list as it was. */
  readonly placeBefore: number | null;
  /** The place, from 0, of a row that was added or moved in the list as it is. */
  readonly placeAfter: number | null;
}

/** Differences, the first so many. */
export interface Differences {
  readonly changes: readonly Difference[];
  /** Whether these are all. */
  readonly isComplete: boolean;
}

/** What has to be done to one value of JSON to make another of it, in at most so many steps. Rows of lists, which have an id each, are known by it: a row in another place has moved, and is compared with what it was. Other lists are compared value by value while they are of one length, and as a whole otherwise. */
export function differences(from: unknown, to: unknown, most: number): Differences {
  const changes: Difference[] = [];
  for (const difference of between(from, to, [])) {
    if (changes.length === most) return { changes, isComplete: false };
    changes.push(difference);
  }
  return { changes, isComplete: true };
}

type Path = readonly string[];

const NO_PLACES = { placeBefore: null, placeAfter: null } as const;

function* between(from: unknown, to: unknown, path: Path): Generator<Difference> {
  if (isRecord(from) && isRecord(to)) yield* fieldsBetween(from, to, path);
  else if (isList(from) && isList(to)) yield* listsBetween(from, to, path);
  else if (from !== to) yield changed(from, to, path);
}

const changed = (before: unknown, after: unknown, path: Path): Difference => ({ kind: 'CHANGED', path, before, after, ...NO_PLACES });

function* fieldsBetween(from: JsonRecord, to: JsonRecord, path: Path): Generator<Difference> {
  for (const key of Object.keys(from)) {
    if (Object.hasOwn(to, key)) yield* between(own(from, key), own(to, key), [...path, key]);
    else yield { kind: 'REMOVED', path: [...path, key], before: own(from, key), after: null, ...NO_PLACES };
  }
  for (const key of Object.keys(to)) if (!Object.hasOwn(from, key)) yield { kind: 'ADDED', path: [...path, key], before: null, after: own(to, key), ...NO_PLACES };
}

type List = readonly unknown[];

function* listsBetween(from: List, to: List, path: Path): Generator<Difference> {
  const [was, is] = [placesById(from), placesById(to)];
  if (was && is) yield* rowsBetween({ rows: from, places: was }, { rows: to, places: is }, path);
  else if (was !== undefined || is !== undefined || from.length !== to.length) yield changed(from, to, path);
  else for (const [place, value] of from.entries()) yield* between(value, to[place], [...path, String(place)]);
}

/** The places of a list's rows by their ids; undefined where not all values are rows with an id of their own. */
function placesById(list: List): ReadonlyMap<string, number> | undefined {
  const places = new Map<string, number>();
  for (const [place, value] of list.entries()) {
    const id = isRecord(value) ? own(value, 'id') : undefined;
    if (typeof id !== 'string' || places.has(id)) return undefined;
    places.set(id, place);
  }
  return places;
}

interface Rows {
  readonly rows: List;
  readonly places: ReadonlyMap<string, number>;
}

function* rowsBetween(from: Rows, to: Rows, path: Path): Generator<Difference> {
  for (const [id, placeBefore] of from.places) if (!to.places.has(id)) yield { kind: 'REMOVED', path: [...path, id], before: from.rows[placeBefore], after: null, placeBefore, placeAfter: null };
  const staying = longestRun([...from.places.keys()].flatMap((id) => to.places.get(id) ?? []));
  for (const [id, placeAfter] of to.places) {
    const placeBefore = from.places.get(id);
    if (placeBefore === undefined) {
      yield { kind: 'ADDED', path: [...path, id], before: null, after: to.rows[placeAfter], placeBefore: null, placeAfter };
      continue;
    }
    if (!staying.has(placeAfter)) yield { kind: 'MOVED', path: [...path, id], before: null, after: null, placeBefore, placeAfter };
    yield* between(from.rows[placeBefore], to.rows[placeAfter], [...path, id]);
  }
}
