import type { Transaction } from './database.js';
import { atMost, places } from './statement.js';
import { FORGOTTEN } from './command-once.js';

const SLICE = 500;
const BETWEEN = /[^0-9a-f-]/; // of one character: nothing to go back over

interface RecordedRow {
  readonly id: string;
  readonly name: string;
  readonly result: string;
}

/** Forget the recorded results that speak of some records by their ids; the commands stay known as done, and repeating one is refused. Reads what a company wrote in the last 48 hours. */
export async function forgetResults(transaction: Transaction, companyId: number, recordIds: readonly string[]): Promise<void> {
  const wanted = new Set(recordIds);
  for (let [lastId, lastName] = ['', '']; ;) {
    const rows = await transaction.query<RecordedRow>(`SELECT id, name, result FROM command WHERE company_id = ? AND (id > ? OR (id = ? AND name > ?)) ORDER BY id, name ${atMost(SLICE)}`, [companyId, lastId, lastId, lastName]);
    const ids = rows.filter(({ result }) => result.split(BETWEEN).some((id) => wanted.has(id))).map(({ id }) => id);
    if (ids.length > 0) await transaction.execute(`UPDATE command SET result = ? WHERE company_id = ? AND id IN (${places(ids.length)})`, [FORGOTTEN, companyId, ...ids]);
    const end = rows.at(-1);
    if (end === undefined || rows.length < SLICE) return;
    [lastId, lastName] = [end.id, end.name];
  }
}
