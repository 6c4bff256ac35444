import { type ReactElement } from 'react';
import type { OrderStatus } from '#contract/schema.generated.js';
import { useWords } from '../words/use-words.js';

const TONES = {
  RECEIVED: 'is-information', ON_HOLD: 'is-warning', IN_FULFILLMENT: 'is-information', SHIPPED: 'is-success', DELIVERED: 'is-success', CANCELLATION_REQUESTED: 'is-warning', CANCELLED: 'is-quiet',
} as const satisfies Record<OrderStatus, string>;

/** The state of an order, in words and in colour. */
export function OrderBadge({ status }: { readonly status: OrderStatus }): ReactElement {
  const { statuses } = useWords();
  return <span className={`badge ${TONES[status]}`}>{statuses.order[status]}</span>;
}
