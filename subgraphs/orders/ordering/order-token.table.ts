import { grouped } from '#subgraph-kit/grouped.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { knownSlices, rewriteTokens } from '#subgraph-kit/search/index-known.js';
import { searchTokens } from '#subgraph-kit/search/search-token.table.js';
import { places } from '#subgraph-kit/statement.js';
import { readableOr, STORED } from '#subgraph-kit/stored-json.js';
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

const COLUMNS = 'number, external_id, channel, payment_status, carrier_code, tags, customer, shipping_address';

/** Makes the orders that were placed before findable. */
export const indexKnownOrders = (at: number): Migration => migration(at, 'index_known_orders', async (runner) => {
  for await (const own of knownSlices<KnownOrder>(runner, { table: 'orders', columns: COLUMNS })) {
    const ids = own.records.map(({ id }) => id);
    const rows = await runner.query(`SELECT order_id, sku, barcode FROM order_line WHERE company_id = ? AND order_id IN (${places(ids.length)})`, [own.companyId, ...ids]) as KnownLine[];
    const lines = grouped(rows, (line) => line.order_id);
    await rewriteTokens(runner, ORDER_TOKEN, { companyId: own.companyId, records: own.records.map((order) => ({ record: order.id, tokens: tokensOf(order, lines.get(order.id) ?? []) })) });
  }
});

const tokensOf = (order: KnownOrder, lines: readonly KnownLine[]): string[] => tokensOfOrder({
  number: order.number, externalId: order.external_id, channel: order.channel, paymentStatus: order.payment_status, tags: listed(order.tags),
  customer: Object.assign({ name: null, email: null, phone: null }, named(order.customer, 'customer')), shippingAddress: toAddress(named(order.shipping_address, 'shipping_address')),
  shipping: { carrierCode: order.carrier_code }, lines,
});

const named = (text: string, column: string): object => readableOr({}, () => STORED.texts(text, column));
const listed = (text: string | null): readonly string[] => (text === null ? [] : readableOr([], () => STORED.list(text, 'tags')));
