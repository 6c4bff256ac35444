/** An object as JSON has it. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Where a value stands in another one: keys of objects, and places in lists. */
export type Path = readonly (number | string)[];

/** Whether a value is an object, and no list. */
export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list, of whatever. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The rows of a list that are objects; none of what is no list. */
export const recordsOf = (value: unknown): readonly JsonRecord[] => (isList(value) ? value.filter(isRecord) : []);

/** The value at a path; undefined where nothing is. */
export function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value;
  if (isList(value)) return typeof step === 'number' ? valueAt(value[step], rest) : undefined;
  return isRecord(value) && Object.hasOwn(value, step) ? valueAt(value[step], rest) : undefined;
}

/** The same value with another one at a path; undefined takes a key out. What is on the way and not there is made. */
export function withValue(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  return typeof step === 'number' ? withRow(isList(value) ? value : [], step, (row) => withValue(row, rest, next)) : withKey(isRecord(value) ? value : {}, step, (inner) => withValue(inner, rest, next));
}

type Changed = (value: unknown) => unknown;

function withRow(list: readonly unknown[], place: number, change: Changed): readonly unknown[] {
  const changed = change(list[place]) ?? null;
  return place < list.length ? list.with(place, changed) : [...list, changed];
}

function withKey(record: JsonRecord, key: string, change: Changed): JsonRecord {
  const { [key]: before, ...others } = record;
  const changed = change(before);
  return changed === undefined ? others : { ...record, [key]: changed };
}

/** The same list with a row at another place. */
export function withMoved(list: readonly unknown[], from: number, to: number): readonly unknown[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, list[from]);
}

/** All that a value says, without ids, types and what is no text. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isList(value)) return value.map(plainText).filter((text) => text !== '').join(' · ');
  if (!isRecord(value)) return '';
  const { id: _id, type: _type, marks: _marks, asset: _asset, ...said } = value;
  return plainText(Object.values(said));
}
