import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { eventsOfSubject } from '#subgraph-kit/outbox.js';
import { findMetadata } from '#subgraph-kit/metadata/metadata.store.js';
import { findNotesOfSubjects } from '../notes/staff-note.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findRefunds } from '../ordering/refund.store.js';
import { findDocuments } from '../shipping/document.store.js';
import { findShipments } from '../shipping/shipment.store.js';
import { customerSubject } from './customer-subject.js';
import { findCustomerTags } from './customer-tag.store.js';
import { addressesOf } from './customer.js';
import { findWholeCustomer, type WholeCustomer } from './find-whole-customer.js';

const MOST_EVENTS = 10_000;

/** Everything that is stored on a customer, as one document. */
export async function exportCustomer({ database, clock }: OrdersDeps, { principal }: CallContext, { email }: { email: string }): Promise<object> {
  requirePermission(principal, 'commerce.manage');
  const { companyId } = principal;
  const whole = await findWholeCustomer(database, companyId, email);
  const { email: known } = whole.customer;
  const subject = customerSubject(known);
  const metadata = (await findMetadata(database, companyId, [subject])).get(subject) ?? [];
  const tags = (await findCustomerTags(database, companyId, [known])).get(known) ?? [];
  return { exportedAt: instant(clock), customer: Object.assign({}, whole.customer, { tags, metadata }), addresses: addressesOf(whole.orders), orders: await ordersOf(database, companyId, whole) };
}

async function ordersOf(reader: Reader, companyId: number, { orders, returns }: WholeCustomer): Promise<object[]> {
  const ids = orders.map(({ id }) => id);
  const shipments = grouped(await findShipments(reader, companyId, ids), ({ orderId }) => orderId);
  const refunds = grouped(await findRefunds(reader, companyId, ids), ({ orderId }) => orderId);
  const papers = grouped(await findDocuments(reader, companyId, ids), ({ orderId }) => orderId);
  const extras = await extrasOf(reader, companyId, [...ids, ...returns.map(({ id }) => id)]);
  const documents: object[] = [];
  for (const order of orders) {
    const returned = returns.filter(({ orderId }) => orderId === order.id).map((one) => Object.assign({}, one, extras(one.id)));
    documents.push(Object.assign({}, order, extras(order.id), {
      shipments: shipments.get(order.id) ?? [], refunds: refunds.get(order.id) ?? [], documents: papers.get(order.id) ?? [], returns: returned, history: await historyOf(reader, companyId, order.id),
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
