import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { MOST_PER_PAGE } from '#subgraph-kit/connection.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import { eventsOfSubject } from '#subgraph-kit/outbox.js';
import { findMetadata } from '#subgraph-kit/metadata/metadata.store.js';
import { findNotesOfSubjects } from '../notes/staff-note.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Order } from '../ordering/order.js';
import { findOrders } from '../ordering/order.store.js';
import { findRefunds } from '../ordering/refund.store.js';
import { findCredits } from '../return-money/store-credit.store.js';
import { findReturnsOfOrders } from '../returns/return.store.js';
import { findDocuments } from '../shipping/document.store.js';
import { findShipments } from '../shipping/shipment.store.js';
import type { ShopperRecords } from '#subgraph-kit/subgraph.js';
import { idsOnStorefronts } from '../addresses/channel-customer.js';
import { customerSubject } from '../addresses/customer-subject.js';
import { findCustomerTags } from './customer-tag.store.js';
import { addressesOf } from './customer.js';
import { findChannelIds } from './customer.store.js';
import { nextPart, partAt } from './export-part.js';
import type { WholeCustomer } from './find-whole-customer.js';
import { requireCustomer } from './read-customer.js';

const MOST_EVENTS = 10_000;

/** Whose records, and which part of a customer of many orders. */
export interface ExportCustomer {
  readonly email: string;
  /** How many orders; 500, the most of one answer, unless given. */
  readonly first?: number | null | undefined;
  /** The `next` of the part before. */
  readonly after?: string | null | undefined;
}

/** Everything that is stored on a customer, as one document, with what storefronts reported of them; of a customer of more orders the newest, with `next` for what is behind them. INTERNAL where a record of theirs cannot be read, because nothing may be left out. */
export async function exportCustomer(deps: OrdersDeps, context: CallContext, { email, first, after }: ExportCustomer): Promise<object> {
  requirePermission(context.principal, 'commerce.manage');
  const [{ database, clock }, { companyId }] = [deps, context.principal];
  const customer = await requireCustomer(database, companyId, email);
  const { email: known } = customer;
  const part = partAt(after);
  const { orders, next } = await ordersOfPart(deps, companyId, { email: known, first, after: part.orders });
  const returns = await findReturnsOfOrders(database, companyId, orders.map(({ id }) => id));
  const subject = customerSubject(known);
  const metadata = (await findMetadata(database, companyId, [subject])).get(subject) ?? [];
  const tags = (await findCustomerTags(database, companyId, [known])).get(known) ?? [];
  const { next: nextEvents, ...storefront } = await recordsOfPart(deps, context, { email: known, after: part.events });
  return {
    exportedAt: instant(clock), customer: Object.assign({}, customer, { tags, metadata }), addresses: addressesOf(orders), orders: await ordersOf(database, companyId, { orders, returns }), storefront,
    next: nextPart({ orders: next, events: nextEvents }),
  };
}

interface PartOf {
  readonly email: string;
  readonly after: string | null | undefined;
}

async function ordersOfPart({ database, cursors }: OrdersDeps, companyId: number, { email, first, after }: PartOf & Pick<ExportCustomer, 'first'>): Promise<{ readonly orders: readonly Order[]; readonly next: string | null }> {
  if (after === undefined) return { orders: [], next: null };
  const keys = keysetOf(cursors, { first: first ?? MOST_PER_PAGE, after }, { list: `export-of-customer:${String(companyId)}:${email}`, columns: ['placed_at', 'id'], isDescending: true });
  const found = await findOrders(database, companyId, { where: `customer_email = ?${keys.where}`, parameters: [email, ...keys.parameters], orderBy: keys.orderBy, limit: keys.limit, whole: true });
  const { nodes, pageInfo: { hasNextPage, endCursor } } = keys.page(found, ({ placedAt, id }) => [placedAt, id]);
  return { orders: nodes, next: hasNextPage ? endCursor : null };
}

/** What storefronts reported of a customer whom they know. */
async function recordsOfPart({ database, readShopperRecords }: OrdersDeps, context: CallContext, { email, after }: PartOf): Promise<ShopperRecords> {
  const customerIds = after === undefined ? [] : idsOnStorefronts(await findChannelIds(database, context.principal.companyId, email));
  return after === undefined || customerIds.length === 0 ? { visitors: [], events: [], next: null } : readShopperRecords(context, { customerIds, after });
}

async function ordersOf(reader: Reader, companyId: number, { orders, returns }: Pick<WholeCustomer, 'orders' | 'returns'>): Promise<object[]> {
  const ids = orders.map(({ id }) => id);
  const shipments = grouped(await findShipments(reader, companyId, ids), ({ orderId }) => orderId);
  const refunds = grouped(await findRefunds(reader, companyId, ids), ({ orderId }) => orderId);
  const credits = grouped(await findCredits(reader, companyId, { column: 'order_id', values: ids }), ({ orderId }) => orderId);
  const papers = grouped(await findDocuments(reader, companyId, ids), ({ orderId }) => orderId);
  const extras = await extrasOf(reader, companyId, [...ids, ...returns.map(({ id }) => id)]);
  const documents: object[] = [];
  for (const order of orders) {
    const returned = returns.filter(({ orderId }) => orderId === order.id).map((one) => Object.assign({}, one, extras(one.id)));
    documents.push(Object.assign({}, order, extras(order.id), {
      shipments: shipments.get(order.id) ?? [], refunds: refunds.get(order.id) ?? [], storeCredits: credits.get(order.id) ?? [], documents: papers.get(order.id) ?? [], returns: returned, history: await historyOf(reader, companyId, order.id),
    }));
  }
  return documents;
}

/** What staff wrote on an order or return. */
async function extrasOf(reader: Reader, companyId: number, ids: readonly string[]): Promise<(id: string) => object> {
  const notes = grouped(await findNotesOfSubjects(reader, companyId, ids), ({ subjectId }) => subjectId);
  const metadata = await findMetadata(reader, companyId, ids);
  return (id) => ({ staffNotes: (notes.get(id) ?? []).map(({ text, author, createdAt, editedAt }) => ({ text, author, createdAt, editedAt })), metadata: metadata.get(id) ?? [] });
}

const historyOf = async (reader: Reader, companyId: number, subject: string): Promise<object[]> =>
  (await eventsOfSubject(reader, companyId, { subject, limit: MOST_EVENTS })).map(({ type, at, payload }) => ({ type, at, payload }));
