import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { NamedRecord, RecordReference } from './about.js';
import { KNOWLEDGE_ABOUT, type AboutHolder } from './about.table.js';

interface Held {
  readonly holder: AboutHolder;
  readonly record: string;
  readonly about: readonly RecordReference[];
}

/** Store what a note or a task is about, instead of what it was about. */
export async function writeAbout(transaction: Transaction, companyId: number, { holder, record, about }: Held): Promise<void> {
  await deleteAbout(transaction, companyId, [record]);
  await transaction.insert(KNOWLEDGE_ABOUT, about.map(({ kind, id }) => ({ company_id: companyId, holder, kind, target: id, record })));
}

/** Delete what some notes or tasks are about. */
export const deleteAbout = (transaction: Transaction, companyId: number, records: readonly string[]): Promise<number> =>
  transaction.execute(`DELETE FROM knowledge_about WHERE company_id = ? AND record IN (${places(records.length)})`, [companyId, ...records]);

interface AskedAbout extends NamedRecord {
  readonly companyId: number;
  readonly holder: AboutHolder;
  /** The column that has the id of the note or task. */
  readonly column: string;
}

/** The notes or tasks that are about a record. */
export function ofRecord(reader: Reader, { companyId, holder, column, kind, ids }: AskedAbout): Criterion {
  const [among, parameters] = [places(ids.length), [companyId, holder, kind, ...ids]];
  return {
    find: async (most) => (await reader.query<{ readonly record: string }>(`SELECT record FROM knowledge_about WHERE company_id = ? AND holder = ? AND kind = ? AND target IN (${among}) ${atMost(most)}`, parameters)).map(({ record }) => record),
    condition: { sql: `(SELECT 1 FROM knowledge_about WHERE company_id = ? AND holder = ? AND kind = ? AND target IN (${among}) AND record = ${column} LIMIT 1) = 1`, parameters },
  };
}

/** How many notes are about each of some contacts, or about those that were merged into it, by their ids. */
export async function countNotesAbout(reader: Reader, companyId: number, contacts: readonly string[]): Promise<Map<string, number>> {
  const among = places(contacts.length);
  const rows = await reader.query<{ readonly contact: string; readonly notes: number }>(
    `SELECT named.contact, COUNT(DISTINCT a.record) AS notes FROM
      (SELECT company_id, id, id AS contact FROM contact WHERE company_id = ? AND id IN (${among}) UNION ALL SELECT company_id, id, contact_id FROM contact_redirect WHERE company_id = ? AND contact_id IN (${among})) named
      JOIN knowledge_about a ON a.company_id = named.company_id AND a.holder = 'NOTE' AND a.kind = 'CONTACT' AND a.target = named.id GROUP BY named.contact`,
    [companyId, ...contacts, companyId, ...contacts]);
  return new Map(rows.map(({ contact, notes }) => [contact, notes]));
}
