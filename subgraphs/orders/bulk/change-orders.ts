import type { CallContext } from '#contract/principal.js';
import { attemptEach } from '#subgraph-kit/attempt.js';
import type { OrdersDeps } from '../orders-deps.js';
import { checkParameters } from './check-parameters.js';
import { chosenOrders, MOST_ORDERS, type ChosenOrders } from './chosen-orders.js';
import { toOutcome, type OrderOutcome } from './order-outcome.js';
import { ORDER_CHANGES, type BulkAction, type ChangeParameters } from './order-changes.js';

/** What is done to several orders. */
export interface ChangeOrders<Action extends BulkAction> {
  readonly chosen: ChosenOrders;
  readonly action: Action;
  readonly parameters: ChangeParameters[Action];
}

/** Run a use case on each of the chosen orders, in the order they were named, each in a transaction of its own. */
export async function changeOrders<Action extends BulkAction>(deps: OrdersDeps, context: CallContext, { chosen, action, parameters }: ChangeOrders<Action>): Promise<OrderOutcome[]> {
  const references = await chosenOrders(deps, context, { chosen, most: MOST_ORDERS });
  await checkParameters(deps, context, { action, parameters });
  return (await attemptEach({ log: deps.log, change: ORDER_CHANGES[action](deps, parameters) }, context, references)).map(toOutcome);
}
