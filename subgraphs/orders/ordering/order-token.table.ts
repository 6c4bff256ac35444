import { grouped } from '#subgraph-kit/grouped.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { searchTokens } from '#subgraph-kit/search/search-token.table.js';
import { places } from '#subgraph-kit/statement.js';
import { STORED, UnreadableColumn } from '#subgraph-kit/stored-json.js';
import { toAddress } from '../addresses/address.js';
import { tokensOfOrder } from './order-tokens.js';
import type { OrderNumber } from '../fulfillment/order-number.js';
import type { PaymentStatus } from './order.js';

/** What orders are found by. */
export const ORDER_TOKEN = searchTokens('order_token');

interface KnownOrder {
  readonly company_id: number;
  readonly id: string;
  readonly number: OrderNumber;
  readonly external_id: string | null;
  readonly channel: string;
  readonly payment_status: PaymentStatus;
  readonly carrier_code: string | null;
  readonly tags: string | null;
  readonly customer: string;
  readonly shipping_address: string;
}

interface KnownLine {
  readonly order_id: string;
  readonly sku: string | null;
  readonly barcode: string | null;
}

const [SLICE, ROWS] = [500, 1000];

/** Makes the orders that were placed before findable, some hundred at a time. */
export const indexKnownOrders = (at: number): Migration => migration(at, 'index_known_orders', async (runner) => {
  const query = async <Row>(sql: string, parameters: readonly (string | number)[]): Promise<Row[]> => await runner.query(sql, [...parameters]) as Row[];
  for (let [company, last] = [0, '']; ;) {
    const orders = await query<KnownOrder>(
      `SELECT company_id, id, number, external_id, channel, payment_status, carrier_code, tags, customer, shipping_address FROM orders
       WHERE company_id > ? OR (company_id = ? AND id > ?) ORDER BY company_id, id LIMIT ${String(SLICE)}`, [company, company, last]);
    for (const [companyId, own] of grouped(orders, (order) => order.company_id)) {
      const ids = own.map(({ id }) => id);
      const lines = grouped(await query<KnownLine>(`SELECT order_id, sku, barcode FROM order_line WHERE company_id = ? AND order_id IN (${places(ids.length)})`, [companyId, ...ids]), (line) => line.order_id);
      await query(`DELETE FROM order_token WHERE company_id = ? AND record IN (${places(ids.length)})`, [companyId, ...ids]);
      const tokens = own.flatMap((order) => tokensOf(order, lines.get(order.id) ?? []).map((token) => [companyId, token, order.id]));
      for (let from = 0; from < tokens.length; from += ROWS) {
        const rows = tokens.slice(from, from + ROWS);
        await query(`INSERT INTO order_token (company_id, token, record) VALUES ${rows.map(() => '(?, ?, ?)').join()}`, rows.flat());
      }
    }
    const end = orders.at(-1);
    if (end === undefined) return;
    [company, last] = [end.company_id, end.id];
  }
});

const tokensOf = (order: KnownOrder, lines: readonly KnownLine[]): string[] => tokensOfOrder({
  number: order.number, externalId: order.external_id, channel: order.channel, paymentStatus: order.payment_status, tags: listed(order.tags),
  customer: Object.assign({ name: null, email: null, phone: null }, named(order.customer, 'customer')), shippingAddress: toAddress(named(order.shipping_address, 'shipping_address')),
  shipping: { carrierCode: order.carrier_code }, lines,
});

const named = (text: string, column: string): object => readable(() => STORED.texts(text, column), {});
const listed = (text: string | null): readonly string[] => (text === null ? [] : readable(() => STORED.list(text, 'tags'), []));

/** What cannot be read is left out: the order is found by the rest. */
function readable<T>(read: () => T, instead: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableColumn) return instead;
    throw error;
  }
}
