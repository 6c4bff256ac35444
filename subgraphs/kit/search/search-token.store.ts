import type { Reader, Transaction } from '../database.js';
import { atMost, places } from '../statement.js';
import type { Condition } from './condition.js';
import type { SearchTokens } from './search-token.table.js';

/** A record with the tokens by which it is found. */
export interface FoundBy {
  readonly record: string;
  readonly tokens: readonly string[];
}

/** Store the tokens of new records. */
export const insertTokens = (transaction: Transaction, table: SearchTokens, { companyId, records }: { companyId: number; records: readonly FoundBy[] }): Promise<unknown> =>
  transaction.insert(table, records.flatMap(({ record, tokens }) => tokens.map((token) => ({ company_id: companyId, token, record }))));

/** Store the tokens of changed records instead of those they had. */
export async function replaceTokens(transaction: Transaction, table: SearchTokens, { companyId, records }: { companyId: number; records: readonly FoundBy[] }): Promise<void> {
  if (records.length === 0) return;
  await transaction.execute(`DELETE FROM ${table.name} WHERE company_id = ? AND record IN (${places(records.length)})`, [companyId, ...records.map(({ record }) => record)]);
  await insertTokens(transaction, table, { companyId, records });
}

/** What a record must have: a token of exactly this text, or one that begins with it. */
export interface Wanted {
  readonly token: string;
  readonly isPrefix: boolean;
}

/** Records that have a token, at most some of them, in no order. */
export async function findByToken(reader: Reader, { name }: SearchTokens, { companyId, wanted, most }: { companyId: number; wanted: Wanted; most: number }): Promise<string[]> {
  const { sql, parameters } = tokenIs(wanted);
  const rows = await reader.query<{ record: string }>(`SELECT record FROM ${name} WHERE company_id = ? AND ${sql} ${atMost(most)}`, [companyId, ...parameters]);
  return rows.map(({ record }) => record);
}

/** That the record of a column has a token. */
export function hasToken({ name }: SearchTokens, { companyId, column, wanted }: { companyId: number; column: string; wanted: Wanted }): Condition {
  const { sql, parameters } = tokenIs(wanted);
  return { sql: `EXISTS (SELECT 1 FROM ${name} t WHERE t.company_id = ? AND t.record = ${column} AND ${sql})`, parameters: [companyId, ...parameters] };
}

const tokenIs = ({ token, isPrefix }: Wanted): Condition =>
  (isPrefix ? { sql: 'token >= ? AND token < ?', parameters: [token, `${token}\u{10FFFF}`] } : { sql: 'token = ?', parameters: [token] });
