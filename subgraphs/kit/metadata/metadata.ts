import { Failure } from '#contract/failure.js';

/** A value that staff keep on a record, under a key in a namespace. */
export interface MetadataEntry {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
}

/** The longest value, the most entries of a record and the most bytes of all its entries. */
export const [LONGEST_VALUE, MOST_ENTRIES, MOST_BYTES] = [4000, 100, 65_536] as const;

const LONGEST_NAME = 60;
const NAME = /^[a-z0-9_.-]+$/;

/** Whether a text is the name of a namespace or key. */
export const isMetadataName = (text: string): boolean => text.length <= LONGEST_NAME && NAME.test(text);

/** The entries with others set over them; the same list where nothing changes. */
export function withEntries(before: readonly MetadataEntry[], set: readonly MetadataEntry[]): readonly MetadataEntry[] {
  const same = (one: MetadataEntry) => (other: MetadataEntry): boolean => other.namespace === one.namespace && other.key === one.key;
  if (set.every((entry) => before.find(same(entry))?.value === entry.value)) return before;
  return [...before.filter((entry) => !set.some(same(entry))), ...set];
}

/** Refuse more entries or bytes than a record keeps. */
export function refuseTooMuch(entries: readonly MetadataEntry[]): void {
  if (entries.length > MOST_ENTRIES) throw new Failure('BAD_INPUT', 'The record has too much metadata', { entries: [`must leave the record with at most ${String(MOST_ENTRIES)} entries`] });
  const bytes = entries.reduce((sum, { namespace, key, value }) => sum + namespace.length + key.length + Buffer.byteLength(value), 0);
  if (bytes > MOST_BYTES) throw new Failure('BAD_INPUT', 'The record has too much metadata', { entries: [`must leave the record with at most ${String(MOST_BYTES)} bytes of names and values`] });
}
