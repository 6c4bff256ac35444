import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { isUuid } from '#kernel/ids.js';
import { orderNumber } from '../fulfillment/order-number.js';
import { findOrderNumbers } from '../ordering/find-orders.js';
import { hasCondition, type OrderFilter } from '../ordering/order-filter.js';
import { findNumbersOfIds } from '../ordering/order.store.js';

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
  const references = way === 'references' ? await eachOnce(deps, context, chosen.references ?? []) : await findOrderNumbers(deps, context, { filter: conditionOf(chosen), most: most + 1 });
  const isTooFew = way === 'references' && references.length === 0;
  if (isTooFew || references.length > most) {
    const ways = most === MOST_ORDERS ? 'call; a job takes them, as startHoldOrders starts one' : 'job';
    throw refused(way, isTooFew ? 'Name the orders' : `More than ${String(most)} orders in one ${ways}`, `must choose 1 to ${String(most)} orders${chose(way, references)}`);
  }
  return references;
}

/** How many were chosen, as far as they were read. */
const chose = (way: 'references' | 'filter' | 'all', { length }: readonly string[]): string => (way === 'references' ? `, not ${String(length)}` : '; orderCounts says how many there are');

/** The number of an order with its # and without and its id are one order, as it was written first. */
async function eachOnce({ database }: OrdersDeps, { principal: { companyId } }: CallContext, references: readonly string[]): Promise<string[]> {
  const ids = [...new Set(references.filter(isUuid).map((id) => id.toLowerCase()))];
  const numbers = ids.length < references.length ? await findNumbersOfIds(database, companyId, ids) : NO_NUMBERS;
  const once = new Map<string, string>();
  for (const reference of references) {
    const id = isUuid(reference) ? reference.toLowerCase() : undefined;
    const name = id === undefined ? orderNumber(reference) : numbers.get(id) ?? id;
    if (!once.has(name)) once.set(name, reference);
  }
  return [...once.values()];
}

const NO_NUMBERS: ReadonlyMap<string, string> = new Map();

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
