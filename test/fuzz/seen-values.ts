/** An object of an answer. */
export type Json = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values of answers, to be used in later calls. */
export interface SeenValues {
  /** Keep what is in an answer: its records, of a kind, and each value by its name. */
  add(answer: unknown, kind: string): void;
  /** The latest records of a kind. */
  records(kind: string): readonly Json[];
  /** The latest values that had a name. */
  named(name: string): readonly unknown[];
  /** The latest values that look like ids, of any name. */
  ids(): readonly string[];
}

/** The kind that every record is of. */
export const ALL = 'all of them';
const MOST_KEPT = 40;
const MOST_IDS = 200;
const MOST_IN_AN_ANSWER = 600;
const LONGEST = 200;
const ID = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|#?[A-Z]{0,3}\d{1,9}|[A-Za-z0-9_-]{20,}(?:\.[A-Za-z0-9_-]+)?)$/;

/** Values that are others in each run, whatever the seed: the id of the key that signs, and tokens that are drawn where nobody can foresee them. */
const RANDOM: ReadonlySet<string> = new Set(['kid', 'refreshtoken']);

/** The product's own address, whose port is another in each run. */
const OWN_ADDRESS = 'http://127.0.0.1:';
const isOwnAddress = (value: unknown): boolean => typeof value === 'string' && value.startsWith(OWN_ADDRESS);

const MOST_NAMES = 20_000;
const plainNames = new Map<string, string>();

/** One way to write a name: `order_number`, `OrderNumber` and `orderNumber` are the same. */
export function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  if (plainNames.size >= MOST_NAMES) plainNames.clear();
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '').replace(/s$/, '');
  plainNames.set(name, plain);
  return plain;
}

/** Nothing seen yet. */
export function seenValues(): SeenValues {
  const kinds = new Map<string, Json[]>();
  const names = new Map<string, unknown[]>();
  const ids: string[] = [];
  return {
    add(answer, kind) {
      let left = MOST_IN_AN_ANSWER;
      const walk = (value: unknown, name: string, isRecord: boolean): void => {
        if ((left -= 1) < 0) return;
        if (Array.isArray(value)) value.slice(0, 12).forEach((entry) => { walk(entry, name, isRecord); });
        else if (isObject(value)) {
          const entries = Object.entries(value).filter(([, inner]) => !isOwnAddress(inner));
          if (isRecord && !('error' in value) && entries.some(([, inner]) => typeof inner !== 'object')) {
            const record = Object.fromEntries(entries);
            keep(kinds, kindOf(value, kind), record);
            keep(kinds, ALL, record);
          }
          const inRecord = isRecord && entries.every(([, inner]) => typeof inner === 'object');
          for (const [inner, given] of entries) walk(given, inner, inRecord || '__typename' in value);
        } else if ((typeof value === 'string' && value !== '' && value.length <= LONGEST) || typeof value === 'number') {
          keep(names, plainName(name), value);
          if (ID.test(String(value)) && !RANDOM.has(plainName(name))) ids.push(String(value));
          if (ids.length > MOST_IDS) ids.shift();
        }
      };
      walk(answer, kind, true);
    },
    records: (kind) => kinds.get(kind === ALL ? ALL : plainName(kind)) ?? [],
    named: (name) => names.get(plainName(name)) ?? [],
    ids: () => ids,
  };
}

const kindOf = ({ __typename: type }: Json, kind: string): string => plainName(typeof type === 'string' ? type : kind);

function keep<T>(shelves: Map<string, T[]>, name: string, value: T): void {
  const shelf = shelves.get(name) ?? [];
  shelves.set(name, shelf);
  shelf.push(value);
  if (shelf.length > MOST_KEPT) shelf.shift();
}

const MOST_LEVELS = 5;

/** The values inside of the records that were looked into; nothing changes a record. */
const inside = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The nearest value of a name inside of a record. */
export function within(record: unknown, name: string): unknown {
  if (!isObject(record)) return undefined;
  const known = inside.get(record) ?? nearest(record);
  inside.set(record, known);
  return known.get(plainName(name));
}

/** The values inside of a record by their names, of those with one name the nearest. */
function nearest(record: Json): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  let level: unknown[] = [record];
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth += 1) {
    for (const [key, given] of level.flatMap((value) => (isObject(value) ? Object.entries(value) : []))) {
      if (given !== null && typeof given !== 'object' && !values.has(plainName(key))) values.set(plainName(key), given);
    }
    level = level.flatMap((value) => (isObject(value) ? Object.values(value) : Array.isArray(value) ? value.slice(0, 4) as unknown[] : []));
  }
  return values;
}

/** The same, also where the one has a prefix that the other has not. */
export const valueIn = (record: unknown, name: string): unknown => within(record, name) ?? within(record, name.replace(/^(?:order|return|oms|wms)_?(?=\w)/i, ''));

/** The lists of objects inside of a record, nearest first. */
export function listsWithin(record: unknown): readonly (readonly Json[])[] {
  const lists: Json[][] = [];
  const walk = (value: unknown, depth: number): void => {
    if (depth > MOST_LEVELS) return;
    if (Array.isArray(value)) {
      const objects = value.filter(isObject);
      if (objects.length > 0) lists.push(objects);
      return;
    }
    if (isObject(value)) for (const inner of Object.values(value)) walk(inner, depth + 1);
  };
  walk(record, 0);
  return lists;
}
