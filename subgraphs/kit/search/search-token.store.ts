import { duplicateAsConflict } from '../database-error.js';
import type { Reader, Transaction } from '../database.js';
import { atMost, places } from '../statement.js';
import type { Condition } from './condition.js';
import { wordsFrom } from './facet.js';
import type { Criterion } from './narrowed.js';
import type { SearchTokens } from './search-token.table.js';
import { FEWEST_OF_A_BEGINNING, otherNumbers } from './words.js';

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
  await insertTokens(transaction, table, { companyId, records }).catch(asConflict);
}

/** What a record was found by, and is found by from now on. */
export interface FoundOtherwise {
  readonly record: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Store and delete the tokens in which changed records differ from what they were; the same change twice is one. */
export async function changeTokens(transaction: Transaction, table: SearchTokens, { companyId, records }: { companyId: number; records: readonly FoundOtherwise[] }): Promise<void> {
  for (const { record, before, after } of records) {
    const [old, own] = [new Set(before), new Set(after)];
    const [gone, added] = [before.filter((token) => !own.has(token)), after.filter((token) => !old.has(token))];
    const changed = [...gone, ...added];
    if (changed.length === 0) continue;
    await transaction.execute(`DELETE FROM ${table.name} WHERE company_id = ? AND record = ? AND token IN (${places(changed.length)})`, [companyId, record, ...changed]);
    await insertTokens(transaction, table, { companyId, records: [{ record, tokens: added }] }).catch(asConflict);
  }
}

/** Two transactions that make one record findable by the same token: the later one is retried, and reads what the other wrote. */
const asConflict = duplicateAsConflict('Another transaction made the record findable');

/** What a record must have: a token of exactly this text, or one that begins with it; or one of some others. */
interface Wanted {
  readonly token: string;
  readonly isPrefix: boolean;
  readonly others?: readonly string[];
}

/** Records that have a token, at most some of them, in no order. */
async function findByToken(reader: Reader, { name }: SearchTokens, { companyId, wanted, most }: { companyId: number; wanted: Wanted; most: number }): Promise<string[]> {
  const { sql, parameters } = tokenIs(wanted);
  const rows = await reader.query<{ record: string }>(`SELECT record FROM ${name} WHERE company_id = ? AND ${sql} ${atMost(most)}`, [companyId, ...parameters]);
  return rows.map(({ record }) => record);
}

/** That the record of a column has a token. */
function hasToken({ name }: SearchTokens, { companyId, column, wanted }: { companyId: number; column: string; wanted: Wanted }): Condition {
  const { sql, parameters } = tokenIs(wanted);
  return { sql: `(SELECT 1 FROM ${name} t WHERE t.company_id = ? AND t.record = ${column} AND ${sql} LIMIT 1) = 1`, parameters: [companyId, ...parameters] }; // not EXISTS, for which MariaDB may collect every record that fits
}

/** The records that have a word of a search, or begin one where it is long enough to; a telephone number is found however its country is written. */
export function ofWord(reader: Reader, table: SearchTokens, { companyId, column, word, others = [] }: { companyId: number; column: string; word: string; others?: readonly string[] }): Criterion {
  return ofToken(reader, table, { companyId, column, wanted: { token: word, isPrefix: word.length >= FEWEST_OF_A_BEGINNING, others: [...otherNumbers(word), ...others] } });
}

/** The records that have a token. */
export const ofToken = (reader: Reader, table: SearchTokens, { companyId, column, wanted }: { companyId: number; column: string; wanted: Wanted }): Criterion =>
  ({ find: (most) => findByToken(reader, table, { companyId, wanted, most }), condition: hasToken(table, { companyId, column, wanted }) });

function tokenIs({ token, isPrefix, others = [] }: Wanted): Condition {
  const own = isPrefix ? begins(token) : { sql: 'token = ?', parameters: [token] };
  return others.length === 0 ? own : { sql: `(${own.sql} OR token IN (${places(others.length)}))`, parameters: [...own.parameters, ...others] };
}

function begins(token: string): Condition {
  const ranges = wordsFrom(token);
  const sql = ranges.map(() => 'token >= ? AND token < ?').join(' OR ');
  return { sql: ranges.length === 1 ? sql : `(${sql})`, parameters: ranges.flat() };
}
