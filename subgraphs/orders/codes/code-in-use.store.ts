import type { Reader } from '#subgraph-kit/database.js';
import { LONGEST_WORD } from '#subgraph-kit/search/words.js';
import { CUSTOMER_TAG } from '../customers/customer-tag.table.js';
import { ORDER_TOKEN } from '../ordering/order-token.table.js';
import { RETURN_TOKEN } from '../returns/return-token.table.js';

/** A column that an index orders behind the company. */
const COLUMNS = {
  ORDER: { table: ORDER_TOKEN.name, column: 'token' }, RETURN: { table: RETURN_TOKEN.name, column: 'token' }, CUSTOMER: { table: CUSTOMER_TAG.name, column: 'tag' },
} as const;

const MOST = 50;

interface Between {
  readonly of: keyof typeof COLUMNS;
  readonly from: string;
  readonly before: string;
}

/** The first different values of a column between two bounds: each is a seek in the index, however many records have it. */
async function valuesBetween(reader: Reader, companyId: number, { of, from, before }: Between): Promise<string[]> {
  const { table, column } = COLUMNS[of];
  const found: string[] = [];
  for (let last = from; found.length < MOST;) {
    const [row] = await reader.query<{ value: string }>(
      `SELECT ${column} AS value FROM ${table} WHERE company_id = ? AND ${column} > ? AND ${column} < ? ORDER BY ${column} LIMIT 1`, [companyId, last, before]);
    if (!row) break;
    found.push(row.value);
    last = row.value;
  }
  return found;
}

/** The character behind the sign of a facet. */
const BEHIND = '>';

/** A long value is kept as its hash. */
const isHash = (value: string): boolean => value.length === LONGEST_WORD && HEX.test(value);
const HEX = /^[0-9a-f]+$/;

/** The values of a facet of orders or returns, at most 50; long ones are not known by their text. */
export async function facetValues(reader: Reader, companyId: number, { of, name }: { readonly of: 'ORDER' | 'RETURN'; readonly name: string }): Promise<string[]> {
  const tokens = await valuesBetween(reader, companyId, { of, from: `${name}=`, before: `${name}${BEHIND}` });
  return tokens.map((token) => token.slice(name.length + 1)).filter((value) => !isHash(value));
}

const [FIRST, BEHIND_ALL] = ['', '\u{10ffff}'] as const;

/** The tags of customers, at most 50. */
export const customerTags = (reader: Reader, companyId: number): Promise<string[]> => valuesBetween(reader, companyId, { of: 'CUSTOMER', from: FIRST, before: BEHIND_ALL });
