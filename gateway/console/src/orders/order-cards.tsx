import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ORDER_CELLS, OrderLink, type Writing } from './order-cells.js';
import { OrderBadge } from './order-badge.js';
import type { ListedOrder } from './use-orders.js';

/** Orders as cards, for narrow windows. */
export function OrderCards({ orders }: { readonly orders: readonly ListedOrder[] }): ReactElement {
  const writing = { words: useWords(), format: useFormat() }; // once for all cards
  return <ul className="cards">{orders.map((order) => <Card key={order.id} order={order} writing={writing} />)}</ul>;
}

function Card({ order, writing: { words, format } }: { readonly order: ListedOrder; readonly writing: Writing }): ReactElement {
  const waiting = ORDER_CELLS.waiting(order, { words, format });
  return (
    <li className="card">
      <div className="card-head"><OrderLink number={order.number} /><OrderBadge status={order.status} /></div>
      <div>{ORDER_CELLS.customer(order, { words, format })} · {ORDER_CELLS.destination(order, { words, format })}</div>
      <div className="card-head soft"><span>{format.moment(order.placedAt)}</span><strong>{format.money(order.totals.total)}</strong></div>
      {waiting !== '' && <div className="soft">{words.orders.columns.waiting}: {waiting}</div>}
    </li>
  );
}
