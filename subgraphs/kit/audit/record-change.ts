import { shortened } from './shortened.js';

/** A record before and after a change; null before it was made or once it is removed. */
export interface RecordChange {
  /** What it is: order, location. */
  readonly kind: string;
  readonly id: string;
  /** The id of the record it belongs to; its own unless given. */
  readonly subject?: string | undefined;
  /** The company in whose audit log it is; the caller's unless given. */
  readonly companyId?: number | undefined;
  readonly before: object | null;
  readonly after: object | null;
}

/** The fields of a record that a change made different, each with its values before and after. */
export interface ChangedRecord {
  readonly kind: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

/** Fields that change with every write, and say nothing of it. */
const OF_EVERY_WRITE: ReadonlySet<string> = new Set(['version', 'updatedAt', 'fingerprint', 'companyId', 'id']);

/** What a change made different. */
export function changedRecord({ kind, id, before, after }: RecordChange): ChangedRecord {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => !OF_EVERY_WRITE.has(name));
  const pairs = names.map((name) => [name, [was.get(name) ?? null, is.get(name) ?? null]] as const);
  const different = pairs.filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now));
  return { kind, id, fields: Object.fromEntries(different.map(([name, [old, now]]) => [name, [shortened(old, name), shortened(now, name)] as const])) };
}

const fieldsOf = (record: object | null): ReadonlyMap<string, unknown> => new Map(Object.entries(record ?? {}));
