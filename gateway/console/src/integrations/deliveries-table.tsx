import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ConnectionName } from './connection-name.js';
import { DeliveryBadge } from './delivery-badge.js';
import type { ConsoleDeliveryRowFragment } from './operations/console-delivery-row.generated.js';

interface Listed {
  readonly deliveries: readonly ConsoleDeliveryRowFragment[];
  /** Whether they are of several connections. */
  readonly isOfSeveral?: boolean;
}

/** Deliveries with what became of them; on a phone as cards. */
export function DeliveriesTable({ deliveries, isOfSeveral = false }: Listed): ReactElement {
  const { integrations: words } = useWords();
  const { moment } = useFormat();
  const isNarrow = useIsNarrow();
  if (deliveries.length === 0) return <p className="soft">{words.noDelivery}</p>;
  if (isNarrow) return <ul className="cards">{deliveries.map((delivery) => <Card key={delivery.id} delivery={delivery} />)}</ul>;
  return (
    <div className="table-room" tabIndex={0} role="group" aria-label={words.deliveries}>
      <table>
        <thead><tr>{[words.event, words.state, ...(isOfSeveral ? [words.connection] : []), words.created, words.attempts, words.lastAnswer].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{deliveries.map((delivery) => (
          <tr key={delivery.id}>
            <td><DeliveryLink {...delivery} /></td><td><DeliveryBadge {...delivery} /></td>{isOfSeveral && <td><ConnectionName id={delivery.connectionId} /></td>}
            <td>{moment(delivery.createdAt)}</td><td>{delivery.attempts.length}</td><td className="soft">{lastAnswer(delivery)}</td>
          </tr>
        ))}</tbody>
      </table>
    </div>
  );
}

function Card({ delivery }: { readonly delivery: ConsoleDeliveryRowFragment }): ReactElement {
  const { moment } = useFormat();
  return <li className="card"><div className="card-head"><DeliveryLink {...delivery} /><DeliveryBadge {...delivery} /></div><div><ConnectionName id={delivery.connectionId} /></div><div className="soft">{moment(delivery.createdAt)} {lastAnswer(delivery)}</div></li>;
}

const DeliveryLink = ({ id, type }: Pick<ConsoleDeliveryRowFragment, 'id' | 'type'>): ReactElement => <Link to="/integrations/deliveries/$id" params={{ id }} className="order-link" data-row={id}>{type}</Link>;

function lastAnswer({ attempts }: ConsoleDeliveryRowFragment): string {
  const last = attempts.at(-1);
  return last ? last.failure ?? String(last.status) : '';
}
