import { requireScope, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { fulfillmentEvent, type FulfillmentEventType } from './fulfillment-events.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import type { OrderRef } from './order-ref.js';
import { fulfillmentOrderOfWarehouse } from './read-warehouse-order.js';
import { versionOf } from './record-version.store.js';
import { refusedAsRead } from './refused-as-read.js';
import { writeFulfillmentOrder } from './write-fulfillment-order.js';

interface Requested extends OrderRef {
  readonly name: string;
  readonly context: CallContext;
}

/** Changes a fulfillment order; answers the result. */
type Work = (order: FulfillmentOrder, transaction: Transaction) => FulfillmentOrder | Promise<FulfillmentOrder>;

/** Run work on the calling warehouse's fulfillment order with this reference, once for a command. */
export function workOnOrder({ database, clock }: OrdersDeps, { name, context, reference, sequence }: Requested, work: Work): Promise<FulfillmentOrder> {
  requireScope(context.principal, 'fulfillment:write');
  return database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock, name }, async () => work(await fulfillmentOrderOfWarehouse(transaction, context, { reference, sequence }), transaction)));
}

interface Change {
  readonly context: CallContext;
  /** The event of the change. */
  readonly event: FulfillmentEventType;
  /** Whether it may change the order's own status. */
  readonly movesOrder?: boolean;
}

/** Change the calling warehouse's fulfillment order, once for a command: what `change` makes of it is written with its event; an unchanged one is only answered. */
export const changeFulfillmentOrder = (deps: OrdersDeps, requested: Requested & Change, change: Work): Promise<FulfillmentOrder> =>
  workOnOrder(deps, requested, async (before, transaction) => {
    const after = await refusedAsRead(transaction, requested.context.principal.companyId, { records: [versionOf('fulfillmentOrder', before)], work: () => change(before, transaction) });
    return after === before ? before : saveChange(deps, transaction, { ...requested, before, after });
  });

/** Write a changed fulfillment order with its event and settle its order; answers it as stored. */
export async function saveChange(deps: OrdersDeps, transaction: Transaction, { context, event, movesOrder = false, ...change }: Change & Record<'before' | 'after', FulfillmentOrder>): Promise<FulfillmentOrder> {
  const { companyId } = context.principal;
  const saved = await writeFulfillmentOrder(deps, transaction, { context, ...change });
  await deps.outbox.append(transaction, companyId, [fulfillmentEvent(event, saved, context)]);
  if (movesOrder) await deps.settleOrders(transaction, { context, orderIds: [saved.orderId] });
  return saved;
}
