import type { Transaction } from '../database.js';
import { checkMetadata, checkMetadataNames, type SentEntry } from './check-metadata.js';
import { refuseTooMuch, withEntries, type MetadataEntry } from './metadata.js';
import { findMetadata, findMetadataVersion, saveMetadata } from './metadata.store.js';

/** The entries after a change; the same list where nothing changes. */
export type EntriesChange = (before: readonly MetadataEntry[]) => readonly MetadataEntry[];

/** Entries to set in a namespace. */
export interface EntriesToSet {
  readonly namespace: string;
  readonly entries: readonly SentEntry[];
}

/** Keys to remove from a namespace; all where none are named. */
export interface EntriesToDelete {
  readonly namespace: string;
  readonly keys?: readonly string[] | null | undefined;
}

/** The change that sets entries of a namespace, whose other entries stay; BAD_INPUT where they cannot be kept. */
export function settingEntries({ namespace, entries }: EntriesToSet): EntriesChange {
  checkMetadata({ namespace, entries });
  return (before) => {
    const after = withEntries(before, entries.map(({ key, value }) => ({ namespace, key, value })));
    if (after !== before) refuseTooMuch(after);
    return after;
  };
}

/** The change that removes keys of a namespace; what is not there stays away. BAD_INPUT for names that cannot be there. */
export function deletingEntries({ namespace, keys }: EntriesToDelete): EntriesChange {
  checkMetadataNames({ namespace, keys: keys ?? [] });
  const isGone = (entry: MetadataEntry): boolean => entry.namespace === namespace && (keys == null || keys.includes(entry.key));
  return (before) => (before.some(isGone) ? before.filter((entry) => !isGone(entry)) : before);
}

/** Change the entries of a record; answers them before and after, which are the same list where nothing changed. */
export async function changeEntries(transaction: Transaction, companyId: number, { subjectId, change }: { subjectId: string; change: EntriesChange }): Promise<{ before: readonly MetadataEntry[]; after: readonly MetadataEntry[] }> {
  const version = await findMetadataVersion(transaction, companyId, subjectId);
  const before = (await findMetadata(transaction, companyId, [subjectId])).get(subjectId) ?? [];
  const after = change(before);
  if (after !== before) await saveMetadata(transaction, companyId, { subjectId, version, before, after });
  return { before, after };
}

/** The entries of a namespace in the order of their keys. */
export const entriesIn = (namespace: string, entries: readonly MetadataEntry[]): MetadataEntry[] =>
  entries.filter((entry) => entry.namespace === namespace).sort((one, other) => (one.key < other.key ? -1 : 1));
