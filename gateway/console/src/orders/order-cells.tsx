import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode } from 'react';
import { type Format } from '../words/use-format.js';
import type { Words } from '../words/words.js';
import { OrderBadge } from './order-badge.js';
import type { OrderColumn } from './order-columns.js';
import type { ListedOrder } from './use-orders.js';

/** In what language, and how, cells are written. */
export interface Writing {
  readonly words: Words;
  readonly format: Format;
}

/** What each column shows of an order. */
export const ORDER_CELLS: Readonly<Record<OrderColumn, (order: ListedOrder, writing: Writing) => ReactNode>> = {
  number: ({ number }) => <OrderLink number={number} />,
  status: ({ status }) => <OrderBadge status={status} />,
  placed: ({ placedAt }, { format }) => format.moment(placedAt),
  customer: ({ customer: { name, email } }) => name ?? email ?? '–',
  destination: ({ shippingAddress: { city, countryCode } }) => [city, countryCode].filter((part) => part !== null).join(', '),
  total: ({ totals: { total } }, { format }) => format.money(total),
  payment: ({ paymentStatus }, { words }) => words.statuses.payment[paymentStatus],
  location: ({ unallocated, fulfillmentOrders }, { words }) => (unallocated ? <span className="badge is-warning">{words.orders.unallocated}</span> : locationsOf(fulfillmentOrders)),
  waiting: ({ waitingReasons, holdReason }, { words }) => waitingReasons.map((awaited) => (awaited === 'HOLD' && holdReason !== null ? holdReason : words.statuses.waiting[awaited])).join(', '),
  promised: ({ promisedOn }, { format }) => (promisedOn === null ? '–' : format.day(promisedOn)),
  channel: ({ channel }) => channel,
  tags: ({ tags }) => tags.map((tag) => <span key={tag} className="tag">{tag}</span>),
  changed: ({ updatedAt }, { format }) => format.moment(updatedAt),
};

const locationsOf = (fulfillmentOrders: ListedOrder['fulfillmentOrders']): string => [...new Set(fulfillmentOrders.flatMap(({ location }) => location?.code ?? []))].join(', ');

/** Leads to an order, by its number without the sign that an address would write as %23; the keys of the list move the focus among these links. */
export function OrderLink({ number }: { readonly number: string }): ReactElement {
  return <Link to="/orders/$reference" params={{ reference: number.replace('#', '') }} className="order-link" data-order={number}>{number}</Link>;
}
