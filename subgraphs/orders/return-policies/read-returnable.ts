import { ago, instant, type Clock } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Order } from '../ordering/order.js';
import { findReturnsOfOrders } from '../returns/return.store.js';
import type { ReturnPolicy } from './return-policy.js';
import { returnableOf, type Departed, type Returnable, type ReturnableFacts } from './returnable.js';
import { countRecentReturns, findCollected, findDepartures, findTagsOfVariants } from './returnable-facts.store.js';

const DAY = 86_400_000;

/** What is known of an order when its returns are decided. */
export async function returnableFacts(reader: Reader, companyId: number, { order, policy, clock }: { order: Order; policy: ReturnPolicy; clock: Clock }): Promise<ReturnableFacts> {
  const { email } = order.customer;
  const [returns, shipped, collected, tags, recentReturns] = await Promise.all([
    findReturnsOfOrders(reader, companyId, [order.id]), findDepartures(reader, companyId, [order.id]), findCollected(reader, companyId, order),
    readsTags(policy) ? findTagsOfVariants(reader, companyId, order.lines.flatMap(({ variantId }) => variantId ?? [])) : new Map<string, readonly string[]>(),
    policy.limit === null || email === null ? 0 : countRecentReturns(reader, companyId, { email, since: ago(clock, policy.limit.periodDays * DAY) }),
  ]);
  return { order, returns, departed: collected ? withCollected(order, shipped, collected) : shipped, tags, recentReturns };
}

const readsTags = ({ excludedTags, finalSale }: ReturnPolicy): boolean => excludedTags.length + finalSale.tags.length > 0;

const withCollected = (order: Order, shipped: ReadonlyMap<string, Departed>, collected: Departed): ReadonlyMap<string, Departed> =>
  new Map([...order.lines.flatMap(({ id, quantityShipped }) => (quantityShipped > 0 ? [[id, collected] as const] : [])), ...shipped]);

/** What of an order can be returned now under a policy. */
export const readReturnable = async (reader: Reader, companyId: number, { order, policy, clock }: { order: Order; policy: ReturnPolicy; clock: Clock }): Promise<Returnable> =>
  returnableOf(policy, await returnableFacts(reader, companyId, { order, policy, clock }), instant(clock));
