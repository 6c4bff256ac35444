import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { nextFulfillmentStatus } from './fulfillment-status.js';
import { acceptBatch } from './move-batch.js';
import { findFulfillmentOrdersOfReferences } from './fulfillment-orders-of-references.store.js';

/** The result for one order of many. */
export interface Acceptance {
  /** The reference as given in the call. */
  readonly reference: string;
  /** Why it was not accepted; null when it was. */
  readonly refusal: { readonly code: ErrorCode; readonly message: string } | null;
}

const MOST_ORDERS = 200;

/**
 * The calling warehouse accepts many orders in one call (1-decisions, A, POST /orders/accept): each independently, in one transaction of a
 * few statements. An order named twice is accepted once, with the same result for both.
 */
export function acceptFulfillmentOrders(deps: OrdersDeps, context: CallContext, references: readonly string[]): Promise<Acceptance[]> {
  const { principal } = context;
  requireScope(principal, 'fulfillment:write');
  if (references.length < 1) throw new Failure('BAD_INPUT', 'A call accepts at least 1 order', { references: ['must have at least 1'] });
  if (references.length > MOST_ORDERS) throw new Failure('TOO_MANY_ITEMS', `A call takes 1 to ${String(MOST_ORDERS)} orders over`, { references: [`must be 1 to ${String(MOST_ORDERS)}`] });
  const locationId = requireWarehouse(principal);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'acceptFulfillmentOrders' }, async () => {
    const found = await findFulfillmentOrdersOfReferences(transaction, principal.companyId, { locationId, references: [...new Set(references)] });
    const distinct = [...new Map([...found.values()].map((order) => [order.id, order])).values()];
    const refusals = new Map(distinct.map((order) => [order.id, refusalOf(order)]));
    await acceptBatch(deps, transaction, { context, orders: distinct.filter(({ id }) => refusals.get(id) === null) });
    return references.map((reference) => {
      const fulfillmentOrder = found.get(reference);
      return { reference, refusal: fulfillmentOrder ? refusals.get(fulfillmentOrder.id) ?? null : { code: 'ORDER_NOT_FOUND' as const, message: `No order ${reference}` } };
    });
  }));
}

function refusalOf({ status }: FulfillmentOrder): Acceptance['refusal'] {
  try {
    nextFulfillmentStatus(status, 'accept');
    return null;
  } catch (refused) {
    if (!(refused instanceof Failure)) throw refused;
    return { code: refused.code, message: refused.message };
  }
}
