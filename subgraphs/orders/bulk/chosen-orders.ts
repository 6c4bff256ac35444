import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { orderNumber } from '../fulfillment/order-number.js';
import { findOrderNumbers } from '../ordering/find-orders.js';
import { hasCondition, type OrderFilter } from '../ordering/order-filter.js';

/** The most orders of one call. */
export const MOST_ORDERS = 500;

/** Several orders: named one by one, all that a filter finds when the call begins, or all there are. */
export interface ChosenOrders {
  readonly references?: readonly string[] | null | undefined;
  readonly filter?: OrderFilter | null | undefined;
  readonly all?: boolean | null | undefined;
}

/**
 * The references of the chosen orders, each once. BAD_INPUT for none or more than `most`, for two ways at once, and for a filter without a
 * condition, which would choose every order.
 */
export async function chosenOrders(deps: OrdersDeps, context: CallContext, { chosen, most }: { chosen: ChosenOrders; most: number }): Promise<readonly string[]> {
  requirePermission(context.principal, 'commerce.write');
  const way = wayOf(chosen);
  const references = way === 'references' ? eachOnce(chosen.references ?? []) : await findOrderNumbers(deps, context, { filter: conditionOf(chosen), most: most + 1 });
  const isTooFew = way === 'references' && references.length === 0;
  if (isTooFew || references.length > most) {
    throw refused(way, isTooFew ? 'Name the orders' : `More than ${String(most)} orders in one ${most === MOST_ORDERS ? 'call; a job takes them, as startHoldOrders starts one' : 'job'}`, `must choose 1 to ${String(most)} orders`);
  }
  return references;
}

/** A number with its # and without is one order, as it was written first. */
function eachOnce(references: readonly string[]): string[] {
  const once = new Map<string, string>();
  for (const reference of references) if (!once.has(orderNumber(reference))) once.set(orderNumber(reference), reference);
  return [...once.values()];
}

function wayOf({ references, filter, all }: ChosenOrders): 'references' | 'filter' | 'all' {
  const given = [references == null ? [] : ['references' as const], filter == null ? [] : ['filter' as const], all === true ? ['all' as const] : []].flat();
  const [way] = given;
  if (way === undefined) throw refused('references', 'Name the orders by references, by a filter, or by all: true', 'must be given unless filter or all is');
  if (given.length > 1) throw refused(way, 'Name the orders in one way alone: by references, by a filter, or by all: true', `must not be given beside ${given.slice(1).join(' and ')}`);
  return way;
}

function conditionOf({ filter }: ChosenOrders): OrderFilter {
  if (filter == null) return {};
  if (!hasCondition(filter)) throw refused('filter', 'A filter without a condition would choose every order; say all: true if that is meant', 'must have a condition');
  return filter;
}

const refused = (path: string, message: string, rule: string): Failure => new Failure('BAD_INPUT', message, { [path]: [rule] });
