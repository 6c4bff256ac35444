import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { fulfillmentEvent, type FulfillmentEventType } from './fulfillment-events.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { savePart } from './fulfillment-order.store.js';
import type { OrderRef } from './order-ref.js';
import { partOfWarehouse } from './read-warehouse-order.js';

interface Requested extends OrderRef {
  readonly name: string;
  readonly context: CallContext;
  /** What is told once it happened. */
  readonly event: FulfillmentEventType;
  /** Whether the order's own state may follow from it. */
  readonly movesOrder?: boolean;
}

/** Says what becomes of a part, and writes what belongs to that beside the part itself. */
type Change = (part: FulfillmentOrder, transaction: Transaction) => FulfillmentOrder | Promise<FulfillmentOrder>;

/** Change the calling warehouse's part of an order, once for a command: what `change` makes of it is written with its event; a part left as it was is only answered. */
export function changePart(deps: OrdersDeps, { name, context, event, movesOrder = false, ...named }: Requested, change: Change): Promise<FulfillmentOrder> {
  requireScope(context.principal, 'fulfillment:write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock: deps.clock, name }, async () => {
      const before = await partOfWarehouse(transaction, context, named);
      const after = await change(before, transaction);
      if (after === before) return before;
      const part = await savePart(transaction, companyId, { before, after });
      await deps.outbox.append(transaction, companyId, [fulfillmentEvent(event, part, context)]);
      if (movesOrder) await deps.settleOrder(transaction, { context, orderId: part.orderId });
      return part;
    }));
}
