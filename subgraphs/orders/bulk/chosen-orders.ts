import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findOrderNumbers } from '../ordering/find-orders.js';
import type { OrderFilter } from '../ordering/order-filter.js';

/** The most orders of one call. */
export const MOST_ORDERS = 500;

/** Several orders: named one by one, or all that a filter finds when the call begins. */
export interface ChosenOrders {
  readonly references?: readonly string[] | null | undefined;
  readonly filter?: OrderFilter | null | undefined;
}

/**
 * The references of the chosen orders, each once. BAD_INPUT for none or more than {@link MOST_ORDERS}, for both ways at once, and for a filter without a
 * condition, which would choose every order.
 */
export async function chosenOrders(deps: OrdersDeps, context: CallContext, { references, filter }: ChosenOrders): Promise<readonly string[]> {
  requirePermission(context.principal, 'commerce.write');
  if ((references == null) === (filter == null)) throw refused('references', 'Name the orders either by references or by a filter', 'must be given unless filter is');
  const chosen = references == null ? await found(deps, context, filter ?? {}) : [...new Set(references)];
  if (chosen.length > MOST_ORDERS) throw refused(references == null ? 'filter' : 'references', `More than ${String(MOST_ORDERS)} orders in one call`, `must choose 1 to ${String(MOST_ORDERS)} orders`);
  if (references != null && chosen.length === 0) throw refused('references', 'Name the orders', `must choose 1 to ${String(MOST_ORDERS)} orders`);
  return chosen;
}

async function found(deps: OrdersDeps, context: CallContext, filter: OrderFilter): Promise<readonly string[]> {
  if (Object.values(filter).every((value) => value == null || value === '')) throw refused('filter', 'A filter without a condition would choose every order', 'must have a condition');
  return findOrderNumbers(deps, context, { filter, most: MOST_ORDERS + 1 });
}

const refused = (path: string, message: string, rule: string): Failure => new Failure('BAD_INPUT', message, { [path]: [rule] });
