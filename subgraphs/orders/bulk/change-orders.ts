import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { checkParameters } from './check-parameters.js';
import { chosenOrders, MOST_ORDERS, type ChosenOrders } from './chosen-orders.js';
import { orderOutcome, type OrderOutcome, type Refusal } from './order-outcome.js';
import { ORDER_CHANGES, type BulkAction, type ChangeParameters } from './order-changes.js';

/** What is done to several orders. */
export interface ChangeOrders<Action extends BulkAction> {
  readonly chosen: ChosenOrders;
  readonly action: Action;
  readonly parameters: ChangeParameters[Action];
}

/**
 * Run a use case on each of the chosen orders, one after the other in the order they were named, each in a transaction of its own: what one order refuses changes
 * nothing for the others. Once the database is away the rest is refused without being tried; a dry run is then refused as a whole, because what is left of it would not be
 * refused in earnest.
 */
export async function changeOrders<Action extends BulkAction>(deps: OrdersDeps, context: CallContext, { chosen, action, parameters }: ChangeOrders<Action>): Promise<OrderOutcome[]> {
  const references = await chosenOrders(deps, context, { chosen, most: MOST_ORDERS });
  await checkParameters(deps, context, { action, parameters });
  const change = ORDER_CHANGES[action](deps, parameters);
  const outcomes: OrderOutcome[] = [];
  let away: Refusal | undefined;
  for (const reference of references) {
    const outcome: OrderOutcome = away ? { reference, order: null, refusal: away } : await orderOutcome(deps.log, context, { reference, change });
    if (outcome.refusal?.code === 'UNAVAILABLE') away = ended(context, outcome.refusal);
    outcomes.push(outcome);
    await endOfTurn(); // SQLite answers at once: other callers would wait for the last order
  }
  return outcomes;
}

function ended({ dryRun }: CallContext, refusal: Refusal): Refusal {
  if (dryRun === true) throw new Failure(refusal.code, refusal.message, refusal.details);
  return refusal;
}
