import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { fulfillmentEvent, type FulfillmentEventType } from './fulfillment-events.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { savePart } from './fulfillment-order.store.js';
import { partOfWarehouse } from './read-warehouse-order.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly reference: string;
  /** What is told once it happened. */
  readonly event: FulfillmentEventType;
}

/** Change the calling warehouse's part of an order, once for a command: what `change` makes of it is written with its event. */
export function changePart(deps: OrdersDeps, { name, context, reference, event }: Requested, change: (part: FulfillmentOrder) => FulfillmentOrder): Promise<FulfillmentOrder> {
  requireScope(context.principal, 'fulfillment:write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock: deps.clock, name }, async () => {
      const before = await partOfWarehouse(transaction, context, reference);
      const part = await savePart(transaction, companyId, { before, after: change(before) });
      await deps.outbox.append(transaction, companyId, [fulfillmentEvent(event, part, context)]);
      return part;
    }));
}
