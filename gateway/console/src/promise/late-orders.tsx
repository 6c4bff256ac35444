import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { QueryFailure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import { deliveredOn, useLateOrders, type KeptAsked, type LateOrder } from './use-kept.js';
import { useDay } from './use-day.js';
import { usePromiseWords } from './use-promise-words.js';

interface Asked {
  readonly asked: KeptAsked;
  /** The method, location or carrier whose orders are listed; undefined for all. */
  readonly part: string | undefined;
}

/** The orders whose promise was not kept: those that have not arrived, and those that came late. */
export function LateOrders({ asked, part }: Asked): ReactElement {
  const { shell } = useWords();
  const words = usePromiseWords();
  const query = useLateOrders(asked, part);
  if (!query.data) return query.error ? <QueryFailure query={query} /> : <p role="status">{shell.loading}</p>;
  const { open, delivered } = query.data;
  return (
    <>
      <QueryFailure query={query} />
      <h3>{words.lateOpen}</h3><Orders orders={open} name={words.lateOpen} />
      <h3>{words.lateDelivered}</h3><Orders orders={delivered} name={words.lateDelivered} />
      <p className="soft">{words.lateHint}</p>
    </>
  );
}

function Orders({ orders, name }: { readonly orders: readonly LateOrder[]; readonly name: string }): ReactElement {
  const words = usePromiseWords();
  const day = useDay();
  if (orders.length === 0) return <p className="soft">{words.noLate}</p>;
  return (
    <div className="table-room" tabIndex={0} role="group" aria-label={name}>
      <table>
        <thead><tr>{[words.order, words.customer, words.promisedOn, words.deliveredOn, words.location, words.carrier].map((title) => <th key={title} scope="col">{title}</th>)}</tr></thead>
        <tbody>{orders.map((order) => {
          const [reference, arrived] = [order.number.replace('#', ''), deliveredOn(order)];
          return (
            <tr key={order.number}>
              <th scope="row"><Link className="order-link" to="/orders/$reference" params={{ reference }}>{order.number}</Link></th><td>{order.customer.name}</td>
              <td><Link to="/promise" search={{ order: reference }}>{order.promisedOn === null ? '–' : day(order.promisedOn)}</Link></td><td>{arrived === undefined ? words.notDelivered : day(arrived)}</td>
              <td>{order.fulfillmentOrders.flatMap(({ location }) => location?.name ?? []).join(', ')}</td><td>{[...new Set(order.shipments.flatMap(({ carrierName }) => carrierName ?? []))].join(', ')}</td>
            </tr>
          );
        })}</tbody>
      </table>
    </div>
  );
}
