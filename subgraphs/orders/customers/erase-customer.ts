import type { CallContext } from '#contract/principal.js';
import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import { forgetResults } from '#subgraph-kit/forget-results.js';
import { orderEvent } from '../ordering/order-events.js';
import type { OrdersDeps } from '../orders-deps.js';
import { indexChangedReturns } from '../returns/return-token.store.js';
import { saveOrders } from '../ordering/order.store.js';
import { deleteMetadataOf } from '#subgraph-kit/metadata/metadata.store.js';
import { idsOnStorefronts } from '../addresses/channel-customer.js';
import { customerSubject } from '../addresses/customer-subject.js';
import { deleteCustomerTags } from './customer-tag.store.js';
import { eraseBesideOrders, findFulfillmentIds } from './customer.store.js';
import { ordersInWork, withoutCustomer } from './customer.js';
import { eraseNamingMetadata, withoutNamingTags } from './erase-from-extras.js';
import { eraseFromHistories } from './erase-from-histories.js';
import { namingCustomer } from './naming-customer.js';
import { findWholeCustomer, type WholeCustomer } from './find-whole-customer.js';

/** What was erased. */
export interface CustomerErasure {
  readonly erasedAt: Instant;
  readonly orderCount: number;
  readonly returnCount: number;
}

const MOST_NAMED = 20;

/** Erase who a customer is from all their orders and returns and what was written of these, and publish it for the collector of storefronts, which follows; BAD_INPUT, with the orders, while one of them is in work. */
export function eraseCustomer({ database, clock, outbox }: OrdersDeps, context: CallContext, { email }: { email: string }): Promise<CustomerErasure> {
  requirePermission(context.principal, 'commerce.manage');
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'eraseCustomer' }, async () => {
    transaction.withholdChanges();
    const changeSequence = await transaction.takeChangeSequence(companyId); // before the orders are read: none is placed or changed meanwhile
    const whole = await findWholeCustomer(transaction, companyId, email);
    refuseInWork(whole);
    const isNaming = namingCustomer(whole);
    const erased = await saveOrders(transaction, companyId, whole.orders.map((before) => ({ before, after: withoutNamingTags(withoutCustomer(before), isNaming) })));
    await eraseNamingMetadata(transaction, companyId, { whole, isNaming });
    await eraseFromHistories(transaction, companyId, { orderIds: whole.orders.map(({ id }) => id), returnIds: whole.returns.map(({ id }) => id), isNaming });
    const { customer: { email: known } } = whole;
    await indexChangedReturns(transaction, companyId, whole.returns.map((one) => Object.assign({}, one, { customerName: null, cancelReason: null })));
    await eraseBesideOrders(transaction, companyId, { orderIds: whole.orders.map(({ id }) => id), returnIds: whole.returns.map(({ id }) => id), email: known, changeSequence });
    await forgetResults(transaction, companyId, await findRecordIds(transaction, companyId, whole));
    await deleteCustomerTags(transaction, companyId, known);
    await deleteMetadataOf(transaction, companyId, customerSubject(known));
    await outbox.append(transaction, companyId, [...erased.map((order) => orderEvent('order.customer_erased', order, { cause: context })), ...erasedOnStorefronts(whole, context)]);
    return { erasedAt: changeSequence, orderCount: whole.orders.length, returnCount: whole.returns.length };
  }));
}

/** For the collector of storefronts, which may know the customer: by nothing but the ids that they have there, and these only until it is relayed (ONCE_READ). */
function erasedOnStorefronts({ orders }: WholeCustomer, cause: CallContext): DomainEvent[] {
  const customerIds = idsOnStorefronts(orders.map(({ customer: { channelId } }) => channelId));
  return customerIds.length === 0 ? [] : [{ type: 'customer.erased', cause, payload: { customerIds } }];
}

/** The ids by which results of commands speak of the customer's orders: a result may name the fulfillment order alone. */
async function findRecordIds(transaction: Transaction, companyId: number, { orders, returns }: WholeCustomer): Promise<string[]> {
  const ids = orders.map(({ id }) => id);
  return [...ids, ...returns.map(({ id }) => id), ...await findFulfillmentIds(transaction, companyId, ids)];
}

function refuseInWork({ orders, returns }: WholeCustomer): void {
  const inWork = ordersInWork(orders, returns);
  if (inWork.length === 0) return;
  const named = `${inWork.slice(0, MOST_NAMED).join(', ')}${inWork.length > MOST_NAMED ? ` and ${String(inWork.length - MOST_NAMED)} more` : ''}`;
  throw new Failure('BAD_INPUT', `Orders of this customer are still in work: ${named}`, { email: [`has orders in work: ${named}`] });
}
