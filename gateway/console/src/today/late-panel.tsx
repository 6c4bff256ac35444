import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { OrderLink } from '../orders/order-cells.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { FigurePanel } from './figure-panel.js';
import { useTodaysOrders } from './use-today.js';

/** Orders that have not arrived although the day they were promised for is over, the longest late first. */
export function LatePanel(): ReactElement {
  const query = useTodaysOrders();
  const { today: words } = useWords();
  const { count, day } = useFormat();
  const total = query.data?.late.total ?? 0;
  return (
    <FigurePanel figure="late" query={query} value={query.data && count(total)} isOpen={total > 0}>
      <ul className="events">
        {query.data?.lateOrders.nodes.map(({ number, promisedOn, customer }) => (
          <li key={number} className="card-head"><span><OrderLink number={number} /> <bdi>{customer.name}</bdi></span><span className="soft">{promisedOn !== null && `${words.promisedFor} ${day(promisedOn)}`}</span></li>
        ))}
      </ul>
      <p><Link className="button" to="/orders" search={{ late: 'yes' }}>{words.showOrders}</Link></p>
    </FigurePanel>
  );
}
