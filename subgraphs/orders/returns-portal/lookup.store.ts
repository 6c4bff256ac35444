import type { Reader } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import { LONGEST_WORD, lettersOf } from '#subgraph-kit/search/words.js';
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

/**
 * An order by its number, with or without # and whatever its capitals, in one statement, whether there is one or not; an order that was made for an exchange is none.
 * Numbers that have letters are found by the words that searches know.
 */
export async function findLookedUp(reader: Reader, companyId: number, typed: string): Promise<LookedUp | undefined> {
  const number = `#${comparedNumber(typed)}`;
  const [row] = await reader.query<Row>(
    `SELECT o.id, o.number, o.customer_email, o.shipping_address FROM ${/\p{L}/u.test(number) ? BY_WORD : 'orders o WHERE o.company_id = ? AND o.number = ?'}
     AND NOT EXISTS (SELECT 1 FROM returns r WHERE r.company_id = o.company_id AND r.exchange_order_id = o.id) LIMIT 1`,
    /\p{L}/u.test(number) ? [companyId, lettersOf(number).slice(0, LONGEST_WORD), number] : [companyId, number]);
  return readableRow(reader, row, {
    companyId, nameOf: ({ id, number: name }) => ({ table: 'orders', id, name: `Order ${name}` }),
    map: ({ id, customer_email: email, shipping_address: address }, stored) => ({ id, email, postalCode: (stored.texts(address, 'shipping_address') as Address).postalCode }),
  });
}

const BY_WORD = `order_token t JOIN orders o ON o.company_id = t.company_id AND o.id = t.record
     WHERE t.company_id = ? AND t.token = ? AND LOWER(o.number) = ?`;

/** A number as it is compared and counted: without # and in lower case. */
export function comparedNumber(typed: string): string {
  const bare = typed.trim();
  return (bare.startsWith('#') ? bare.slice(1) : bare).trim().toLowerCase();
}
