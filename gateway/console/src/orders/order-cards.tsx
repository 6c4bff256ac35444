import { type ReactElement, type ReactNode } from 'react';
import { SelectBox } from '../bulk/select-box.js';
import type { Selection } from '../bulk/use-selection.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ORDER_CELLS, OrderLink, type Writing } from './order-cells.js';
import { OrderBadge } from './order-badge.js';
import type { ListedOrder } from './use-orders.js';

/** Orders as cards, for narrow windows. */
export function OrderCards({ orders, selection }: { readonly orders: readonly ListedOrder[]; readonly selection: Selection | undefined }): ReactElement {
  const writing = { words: useWords(), format: useFormat() }; // once for all cards
  return <ul className="cards">{orders.map((order) => <Card key={order.id} order={order} writing={writing} box={selection && <SelectBox order={order} selection={selection} />} />)}</ul>;
}

interface Carded {
  readonly order: ListedOrder;
  readonly writing: Writing;
  readonly box: ReactNode;
}

function Card({ order, writing: { words, format }, box }: Carded): ReactElement {
  const waiting = ORDER_CELLS.waiting(order, { words, format });
  return (
    <li className="card" data-row={order.id}>
      <div className="card-head"><span className="row">{box}<OrderLink number={order.number} /></span><OrderBadge status={order.status} /></div>
      <div><bdi>{ORDER_CELLS.customer(order, { words, format })}</bdi> · <bdi>{ORDER_CELLS.destination(order, { words, format })}</bdi></div>
      <div className="card-head soft"><span>{format.moment(order.placedAt)}</span><strong>{format.money(order.totals.total)}</strong></div>
      {waiting !== '' && <div className="soft">{words.orders.columns.waiting}: {waiting}</div>}
    </li>
  );
}
