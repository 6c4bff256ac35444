import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeOrder } from './change-order.js';
import type { Order } from './order.js';
import { orderEvent } from './order-events.js';
import { areTags, type GivenTags, keptTags, requireFindable, requireTagChange, TAG_RULE } from '#subgraph-kit/tags/tags.js';

/** Which order, and its tags to change. */
export interface TagOrder extends GivenTags {
  readonly reference: string;
}

/** Add tags to an order and remove others; a tag in both lists is removed. Tags that it has, or has not, already change nothing. */
export function tagOrder(deps: OrdersDeps, context: CallContext, { reference, add, remove }: TagOrder): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  requireTagChange({ add, remove });
  return changeOrder(deps, { name: 'tagOrder', context, reference }, ({ order, fulfillmentOrders }) => {
    const removed = keptTags(remove);
    const tags = keptTags([...order.tags, ...add ?? []]).filter((tag) => !removed.includes(tag));
    if (tags.length === order.tags.length && tags.every((tag, index) => tag === order.tags[index])) return { order, fulfillmentOrders, events: [] };
    requireFindable(tags.filter((tag) => !order.tags.includes(tag)));
    if (!areTags(tags)) throw new Failure('BAD_INPUT', 'The order would have too many tags', { add: [TAG_RULE] });
    const after = { ...order, tags, updatedAt: instant(deps.clock) };
    return { order: after, fulfillmentOrders, events: [orderEvent('order.tags_changed', after, { cause: context, record: { tags, previousTags: order.tags } })] };
  });
}
