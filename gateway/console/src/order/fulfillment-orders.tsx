import { type ReactElement } from 'react';
import { useMayWrite } from '../shell/use-may-write.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Actions } from './actions.js';
import { fulfillmentActions } from './fulfillment-actions.js';
import { Facts, Panel } from '../parts/panel.js';
import { Printables } from './printables.js';
import type { FulfillmentOrder, Order } from './use-order.js';

/** What each location has of the order, and what can be done there by hand. */
export function FulfillmentOrders({ order }: { readonly order: Order }): ReactElement {
  const { order: words } = useWords();
  return (
    <Panel title={words.fulfillmentOrders}>
      {order.fulfillmentOrders.length === 0 && <p className="soft">{words.noFulfillmentOrders}</p>}
      {order.fulfillmentOrders.map((one) => <Part key={one.id} order={order} part={one} />)}
    </Panel>
  );
}

interface Shown {
  readonly order: Order;
  readonly part: FulfillmentOrder;
}

function Part({ order, part }: Shown): ReactElement {
  const { order: words, statuses } = useWords();
  const { moment } = useFormat();
  const mayWrite = useMayWrite() === true; // else the head of the page says so, once
  const { location, status, acceptedAt, wmsReference, rejection } = part;
  return (
    <div className="part">
      <h3>{location ? `${location.name} (${location.code})` : words.noLocation}<span className="badge is-information">{statuses.fulfillment[status]}</span>{location?.hasSystem === false && <span className="badge">{words.byHand}</span>}</h3>
      <Facts facts={[[words.acceptedAt, acceptedAt === null ? null : moment(acceptedAt)], [words.reference, wmsReference], [words.rejected, rejection && [rejection.reasonCode, rejection.message].filter((text) => text !== null).join(': ')]]} />
      <Lines part={part} />
      <Printables reference={order.id} part={part} />
      {mayWrite && <Actions record={order} actions={fulfillmentActions(part, order.pickup)} />}
    </div>
  );
}

function Lines({ part: { lines } }: Pick<Shown, 'part'>): ReactElement {
  const { order: words } = useWords();
  return (
    <div className="table-room" tabIndex={0} role="group" aria-label={words.lines}>
      <table>
        <thead><tr>{[words.item, words.ordered, words.open, words.picked, words.missing, words.shipped, words.cancelled].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{lines.map(({ lineId, title, sku, quantityOrdered, quantityOpen, quantityPicked, quantityUnfulfillable, quantityShipped, quantityCancelled }) => (
          <tr key={lineId}><td>{title ?? sku} <span className="soft mono">{sku}</span></td><td>{quantityOrdered}</td><td>{quantityOpen}</td><td>{quantityPicked}</td><td>{quantityUnfulfillable}</td><td>{quantityShipped}</td><td>{quantityCancelled}</td></tr>
        ))}</tbody>
      </table>
    </div>
  );
}
