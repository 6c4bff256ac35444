import { ago, type Clock } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Order } from '../ordering/order.js';
import { findReturnsOfOrders } from '../returns/return.store.js';
import { departuresOf } from './departures.js';
import type { ReturnPolicy } from './return-policy.js';
import type { FactsOfOrder, ReturnableFacts } from './returnable.js';
import { countRecentReturns, findCollected, findDepartures, findTagsOfVariants } from './returnable-facts.store.js';

const DAY = 86_400_000;

/** What is known of an order when its returns are decided. */
export async function returnableFacts(reader: Reader, companyId: number, { order, policy, clock }: { order: Order; policy: ReturnPolicy; clock: Clock }): Promise<ReturnableFacts> {
  const { email } = order.customer;
  const [known, recentReturns] = await Promise.all([
    factsOfOrders(reader, companyId, { orders: [order], policies: [policy] }),
    policy.limit === null || email === null ? 0 : countRecentReturns(reader, companyId, { email, since: ago(clock, policy.limit.periodDays * DAY) }),
  ]);
  return { ...known(order), recentReturns };
}

/** What is known of orders when their returns are decided by one of some policies, in a handful of statements however many orders. */
export async function factsOfOrders(reader: Reader, companyId: number, { orders, policies }: { orders: readonly Order[]; policies: readonly ReturnPolicy[] }): Promise<(order: Order) => FactsOfOrder> {
  const ids = orders.map(({ id }) => id);
  const [found, shipped, collected, tags] = await Promise.all([
    findReturnsOfOrders(reader, companyId, ids), findDepartures(reader, companyId, ids), findCollected(reader, companyId, orders),
    policies.some(readsTags) ? findTagsOfVariants(reader, companyId, orders.flatMap(({ lines }) => lines.flatMap(({ variantId }) => variantId ?? []))) : new Map<string, readonly string[]>(),
  ]);
  const returns = grouped(found, ({ orderId }) => orderId ?? '');
  return (order) => ({ order, returns: returns.get(order.id) ?? [], departed: departuresOf(order, shipped, collected.get(order.id)), tags });
}

const readsTags = ({ excludedTags, finalSale }: ReturnPolicy): boolean => excludedTags.length + finalSale.tags.length > 0;
