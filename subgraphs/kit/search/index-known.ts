import type { QueryRunner } from 'typeorm';
import { grouped } from '../grouped.js';
import { places } from '../statement.js';
import type { FoundBy } from './search-token.store.js';
import type { SearchTokens } from './search-token.table.js';

const [SLICE, ROWS] = [500, 1000];

/** Records of one company that were there before they could be found. */
interface KnownSlice<Row> {
  readonly companyId: number;
  readonly records: readonly Row[];
}

interface Keyed {
  readonly company_id: number;
  readonly id: string;
}

/** All records of a table, some hundred at a time, for a migration that indexes them. */
export async function* knownSlices<Row extends Keyed>(runner: QueryRunner, { table, columns }: { table: string; columns: string }): AsyncGenerator<KnownSlice<Row>> {
  for (let [company, last] = [0, '']; ;) {
    const rows = await runner.query(
      `SELECT company_id, id, ${columns} FROM ${table} WHERE company_id > ? OR (company_id = ? AND id > ?) ORDER BY company_id, id LIMIT ${String(SLICE)}`, [company, company, last]) as Row[];
    for (const [companyId, records] of grouped(rows, (row) => row.company_id)) yield { companyId, records };
    const end = rows.at(-1);
    if (end === undefined) return;
    [company, last] = [end.company_id, end.id];
  }
}

/** Write the tokens of records instead of those they may have. */
export async function rewriteTokens(runner: QueryRunner, { name }: SearchTokens, { companyId, records }: { companyId: number; records: readonly FoundBy[] }): Promise<void> {
  await runner.query(`DELETE FROM ${name} WHERE company_id = ? AND record IN (${places(records.length)})`, [companyId, ...records.map(({ record }) => record)]);
  const tokens = records.flatMap(({ record, tokens: own }) => own.map((token) => [companyId, token, record]));
  for (let from = 0; from < tokens.length; from += ROWS) {
    const rows = tokens.slice(from, from + ROWS);
    await runner.query(`INSERT INTO ${name} (company_id, token, record) VALUES ${rows.map(() => '(?, ?, ?)').join()}`, rows.flat());
  }
}
