import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { changeTokens, insertTokens, ofToken, ofWord } from '#subgraph-kit/search/search-token.store.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { FEWEST_OF_A_BEGINNING } from '#subgraph-kit/search/words.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import { forgetEmail, indexEmails, orInEmail } from './email-part.store.js';
import { moveCustomerExtras } from './move-customer-extras.js';
import { ORDER_TOKEN } from './order-token.table.js';
import { tokensOfOrder } from './order-tokens.js';
import type { Order } from './order.js';

/** Make new orders findable. */
export async function indexOrders(transaction: Transaction, companyId: number, orders: readonly Order[]): Promise<void> {
  await insertTokens(transaction, ORDER_TOKEN, { companyId, records: orders.map((order) => ({ record: order.id, tokens: tokensOfOrder(order) })) });
  await indexEmails(transaction, companyId, emailsOf(orders));
}

const emailsOf = (orders: readonly Order[]): string[] => orders.flatMap(({ customer: { email } }) => (email === null ? [] : [normalisedEmail(email)]));

/** Make orders findable by what changed of them. */
export async function indexChangedOrders(transaction: Transaction, companyId: number, orders: readonly { readonly before: Order; readonly after: Order }[]): Promise<void> {
  await changeTokens(transaction, ORDER_TOKEN, { companyId, records: orders.filter(isFoundOtherwise).map(({ before, after }) => ({ record: after.id, before: tokensOfOrder(before), after: tokensOfOrder(after) })) });
  const readdressed = orders.filter(({ before, after }) => before.customer !== after.customer && before.customer.email !== after.customer.email);
  await indexEmails(transaction, companyId, emailsOf(readdressed.map(({ after }) => after)));
  for (const email of new Set(emailsOf(readdressed.map(({ before }) => before)))) await forgetEmail(transaction, companyId, email);
  for (const { before, after } of readdressed) for (const from of emailsOf([before])) await moveCustomerExtras(transaction, companyId, { from, to: emailsOf([after])[0] ?? null });
}

const isFoundOtherwise = ({ before, after }: { readonly before: Order; readonly after: Order }): boolean =>
  before.paymentStatus !== after.paymentStatus || before.customer !== after.customer || before.shippingAddress !== after.shippingAddress
  || before.tags !== after.tags || before.shipping !== after.shipping || before.lines.length !== after.lines.length;

/** That an order has a facet. */
export const ofFacet = (reader: Reader, companyId: number, token: string): Criterion => ofToken(reader, ORDER_TOKEN, { companyId, column: 'orders.id', wanted: { token, isPrefix: false } });

/**
 * That an order has all of some words, or begins one where it is long enough to; or that a tracking number of its shipments or the reference
 * of its warehouse begins with the whole text.
 */
export async function ofSearch(reader: Reader, companyId: number, { text, words }: { text: string; words: readonly string[] }): Promise<Criterion> {
  const shipped = text.length < FEWEST_OF_A_REFERENCE ? [] : await findByReference(reader, companyId, text);
  const ofOne = (word: string): Criterion => orInEmail(reader, { companyId, word }, ofWord(reader, ORDER_TOKEN, { companyId, column: 'orders.id', word }));
  const all = words.map(ofOne);
  const part = partOfEmail(text, words);
  const either: Condition[] = [
    { sql: all.map(({ condition }) => condition.sql).join(' AND '), parameters: all.flatMap(({ condition }) => condition.parameters) },
    ...shipped.length === 0 ? [] : [{ sql: `orders.id IN (${places(shipped.length)})`, parameters: shipped }],
    ...part === undefined ? [] : [{ sql: 'INSTR(orders.customer_email, ?) > 0', parameters: [part.literal] }],
  ];
  return {
    isExact: false,
    find: async (most) => {
      const sets = await Promise.all(all.map(({ find }) => find(most)));
      return [...shipped, ...sets.reduce((least, set) => (set.length < least.length ? set : least)), ...part === undefined ? [] : await ofOne(part.longest).find(most)];
    },
    condition: { sql: `(${either.map(({ sql }) => `(${sql})`).join(' OR ')})`, parameters: either.flatMap(({ parameters }) => parameters) },
  };
}

/** What is typed as one text across a dot or another sign of an e-mail address, whose first word may be the end of one there: it is looked for as it is among the addresses with its longest word. */
function partOfEmail(text: string, words: readonly string[]): { readonly literal: string; readonly longest: string } | undefined {
  const longest = words.reduce((most, word) => (word.length > most.length ? word : most), '');
  return words.length < 2 || /\s/.test(text) || longest.length < FEWEST_OF_A_BEGINNING ? undefined : { literal: text.toLowerCase(), longest };
}

const MOST_REFERENCES = 200;
/** As of a word's beginning. */
const FEWEST_OF_A_REFERENCE = FEWEST_OF_A_BEGINNING;

/** Orders with a parcel, label or fulfillment order whose tracking number or reference begins with a text, as it is written or in capitals. */
async function findByReference(reader: Reader, companyId: number, text: string): Promise<string[]> {
  const found = new Set<string>();
  for (const beginning of new Set([text, text.toUpperCase()])) {
    for (const sql of REFERENCES) {
      const rows = await reader.query<{ id: string }>(`${sql} ${atMost(MOST_REFERENCES)}`, [companyId, beginning, `${beginning}\u{10FFFF}`]);
      for (const { id } of rows) found.add(id);
    }
  }
  return [...found];
}

/** Each begins at an index of its own. */
const REFERENCES = [
  'SELECT s.order_id AS id FROM shipment_parcel p JOIN shipment s ON s.company_id = p.company_id AND s.id = p.shipment_id WHERE p.company_id = ? AND p.tracking_number >= ? AND p.tracking_number < ?',
  'SELECT f.order_id AS id FROM label l JOIN fulfillment_order f ON f.company_id = l.company_id AND f.id = l.fulfillment_order_id WHERE l.company_id = ? AND l.tracking_number >= ? AND l.tracking_number < ?',
  'SELECT f.order_id AS id FROM fulfillment_order f WHERE f.company_id = ? AND f.wms_reference >= ? AND f.wms_reference < ?',
] as const;

/** That a location fulfills a part of an order. */
export const ofLocation = (reader: Reader, companyId: number, locationId: string): Criterion => ({
  find: async (most) => (await reader.query<{ id: string }>(`SELECT order_id AS id FROM fulfillment_order WHERE company_id = ? AND location_id = ? ${atMost(most)}`, [companyId, locationId])).map(({ id }) => id),
  condition: exists('SELECT 1 FROM fulfillment_order f WHERE f.company_id = ? AND f.order_id = orders.id AND f.location_id = ?', [companyId, locationId]),
});

/** That a shipment of an order is in a state. */
export const ofShipment = (reader: Reader, companyId: number, status: ShipmentStatus): Criterion => ({
  find: async (most) => (await reader.query<{ id: string }>(`SELECT order_id AS id FROM shipment WHERE company_id = ? AND status = ? ORDER BY shipped_at ${atMost(most)}`, [companyId, status])).map(({ id }) => id),
  condition: exists('SELECT 1 FROM shipment s WHERE s.company_id = ? AND s.order_id = orders.id AND s.status = ?', [companyId, status]),
});

/** What is demanded of the order that records of another table belong to: few orders are looked up with their records, where many have it each record of the list is asked for its order. */
export const ofOrderFacet = (reader: Reader, companyId: number, { table, token }: { table: keyof typeof ALIASES; token: string }): Criterion => ({
  find: async (most) => {
    const orders = await ofFacet(reader, companyId, token).find(most);
    if (orders.length === 0 || orders.length >= most) return orders;
    return (await reader.query<{ id: string }>(`SELECT id FROM ${table} WHERE company_id = ? AND order_id IN (${places(orders.length)}) ${atMost(most)}`, [companyId, ...orders])).map(({ id }) => id);
  },
  condition: exists(`SELECT 1 FROM order_token t WHERE t.company_id = ? AND t.record = ${ALIASES[table]}.order_id AND t.token = ?`, [companyId, token]),
});

/** What the lists of records of orders call their table. */
const ALIASES = { fulfillment_order: 'f', returns: 'returns' } as const;

const exists = (sql: string, parameters: readonly ColumnValue[]): Condition => ({ sql: `(${sql} LIMIT 1) = 1`, parameters }); // not EXISTS, for which MariaDB may collect every row that fits before it looks at the first order
