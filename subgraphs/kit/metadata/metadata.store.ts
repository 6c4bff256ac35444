import { duplicateAsConflict, WriteConflict } from '../database-error.js';
import type { Reader, Transaction } from '../database.js';
import { grouped } from '../grouped.js';
import { places } from '../statement.js';
import type { MetadataEntry } from './metadata.js';
import { METADATA, METADATA_ENTRY, METADATA_ENTRY_ROW, type MetadataEntryRow } from './metadata.table.js';

/** The entries of some records by their ids, in the order of their names. */
export async function findMetadata(reader: Reader, companyId: number, subjectIds: readonly string[]): Promise<ReadonlyMap<string, MetadataEntry[]>> {
  const rows = await reader.query<MetadataEntryRow>(
    `SELECT ${METADATA_ENTRY_ROW.names} FROM metadata_entry WHERE company_id = ? AND subject IN (${places(subjectIds.length)}) ORDER BY subject, namespace, name`, [companyId, ...subjectIds]);
  return new Map([...grouped(rows, ({ subject }) => subject)].map(([subject, own]) => [subject, own.map(toEntry)]));
}

const toEntry = ({ namespace, name, value }: MetadataEntryRow): MetadataEntry => ({ namespace, key: name, value });

/** The version of a record's metadata; 0 before it had any. */
export async function findMetadataVersion(reader: Reader, companyId: number, subjectId: string): Promise<number> {
  const [row] = await reader.query<{ version: number }>('SELECT version FROM metadata WHERE company_id = ? AND subject = ?', [companyId, subjectId]);
  return row?.version ?? 0;
}

interface ChangedMetadata {
  readonly subjectId: string;
  readonly version: number;
  readonly before: readonly MetadataEntry[];
  readonly after: readonly MetadataEntry[];
}

/** Write the entries that differ, unless another call changed the metadata of the record since its version was read. */
export async function saveMetadata(transaction: Transaction, companyId: number, { subjectId, version, before, after }: ChangedMetadata): Promise<void> {
  await moveMetadataVersion(transaction, companyId, { subjectId, version });
  const gone = before.filter((entry) => !after.includes(entry));
  for (const [namespace, entries] of grouped(gone, (entry) => entry.namespace)) {
    await transaction.execute(`DELETE FROM metadata_entry WHERE company_id = ? AND subject = ? AND namespace = ? AND name IN (${places(entries.length)})`, [companyId, subjectId, namespace, ...entries.map(({ key }) => key)]);
  }
  await transaction.insert(METADATA_ENTRY, after.filter((entry) => !before.includes(entry)).map(({ namespace, key, value }) => ({ company_id: companyId, subject: subjectId, namespace, name: key, value })));
}

/** Remove all that is kept on a record; a writer who has read its version notices that it is gone. */
export async function deleteMetadataOf(transaction: Transaction, companyId: number, subjectId: string): Promise<void> {
  await transaction.execute('DELETE FROM metadata_entry WHERE company_id = ? AND subject = ?', [companyId, subjectId]);
  await transaction.execute('DELETE FROM metadata WHERE company_id = ? AND subject = ?', [companyId, subjectId]);
}

/** Move the version of what is kept on a record, unless another call did since it was read. */
export async function moveMetadataVersion(transaction: Transaction, companyId: number, { subjectId, version }: { subjectId: string; version: number }): Promise<void> {
  if (version === 0) {
    await transaction.insert(METADATA, [{ company_id: companyId, subject: subjectId, version: 1 }]).catch(duplicateAsConflict('The metadata was changed meanwhile'));
    return;
  }
  const found = await transaction.execute('UPDATE metadata SET version = version + 1 WHERE company_id = ? AND subject = ? AND version = ?', [companyId, subjectId, version]);
  if (found === 0) throw new WriteConflict('The metadata was changed meanwhile');
}
