import type { Reader } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { LONGEST_WORD, lettersOf } from '#subgraph-kit/search/words.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { Address } from '../addresses/address.js';

/** An order as a lookup compares it. */
export interface LookedUp {
  readonly id: string;
  /** As customers are known by it; null for none. */
  readonly email: string | null;
  readonly postalCode: string | null;
}

interface Row {
  readonly id: string;
  readonly number: string;
  readonly customer_email: string | null;
  readonly shipping_address: string;
}

/** Numbers that differ in their capitals or their marks alone are few. */
const MOST_ALIKE = 20;

/**
 * The orders with a number, with or without # and whatever its capitals, in one statement, whether there is one or not: mostly one, several where numbers differ in their capitals alone.
 * An order that was made for an exchange is none, and neither is one that cannot be read. Numbers that have letters are found by the words that searches know.
 */
export async function findLookedUp(reader: Reader, companyId: number, typed: string): Promise<LookedUp[]> {
  const number = comparedNumber(typed);
  const hasLetters = /\p{L}/u.test(number);
  const rows = await reader.query<Row>(
    `SELECT o.id, o.number, o.customer_email, o.shipping_address FROM ${hasLetters ? BY_WORD : 'orders o WHERE o.company_id = ? AND o.number = ?'}
     AND NOT EXISTS (SELECT 1 FROM returns r WHERE r.company_id = o.company_id AND r.exchange_order_id = o.id) ${atMost(MOST_ALIKE)}`,
    [companyId, hasLetters ? lettersOf(number).slice(0, LONGEST_WORD) : `#${number}`]);
  return readableRows(reader, rows.filter((row) => comparedNumber(row.number) === number), {
    companyId, nameOf: ({ id, number: name }) => ({ table: 'orders', id, name: `Order ${name}` }),
    map: ({ id, customer_email: email, shipping_address: address }, stored) => ({ id, email, postalCode: (stored.texts(address, 'shipping_address') as Address).postalCode }),
  });
}

const BY_WORD = `order_token t JOIN orders o ON o.company_id = t.company_id AND o.id = t.record
     WHERE t.company_id = ? AND t.token = ?`;

/** A number as it is compared and counted: without # and in lower case. */
export function comparedNumber(typed: string): string {
  const bare = typed.trim();
  return (bare.startsWith('#') ? bare.slice(1) : bare).trim().toLowerCase();
}
