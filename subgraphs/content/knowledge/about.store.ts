import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { RecordReference } from './about.js';
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

interface AskedAbout extends RecordReference {
  readonly companyId: number;
  readonly holder: AboutHolder;
  /** The column that has the id of the note or task. */
  readonly column: string;
}

/** The notes or tasks that are about a record. */
export function ofRecord(reader: Reader, { companyId, holder, column, kind, id }: AskedAbout): Criterion {
  const parameters = [companyId, holder, kind, id];
  return {
    find: async (most) => (await reader.query<{ readonly record: string }>(`SELECT record FROM knowledge_about WHERE company_id = ? AND holder = ? AND kind = ? AND target = ? ${atMost(most)}`, parameters)).map(({ record }) => record),
    condition: { sql: `(SELECT 1 FROM knowledge_about WHERE company_id = ? AND holder = ? AND kind = ? AND target = ? AND record = ${column} LIMIT 1) = 1`, parameters },
  };
}

/** How many notes are about each of some contacts, by their ids. */
export async function countNotesAbout(reader: Reader, companyId: number, contacts: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.query<{ readonly target: string; readonly notes: number }>(
    `SELECT target, COUNT(*) AS notes FROM knowledge_about WHERE company_id = ? AND holder = 'NOTE' AND kind = 'CONTACT' AND target IN (${places(contacts.length)}) GROUP BY target`, [companyId, ...contacts]);
  return new Map(rows.map(({ target, notes }) => [target, notes]));
}
