import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { PromisedOrder } from './use-explanation.js';
import { useDay } from './use-day.js';
import { usePromiseWords } from './use-promise-words.js';

/** What the customer of an order was promised, and where it was planned to leave, beside what it would be promised today. */
export function OrderPromise({ order: { number, promisedOn, shipping, fulfillmentOrders } }: { readonly order: PromisedOrder }): ReactElement {
  const words = usePromiseWords();
  const day = useDay();
  const planned = fulfillmentOrders.flatMap(({ id, shipsOn, location }) => (shipsOn === null ? [] : [{ id, text: `${location?.name ?? ''} ${day(shipsOn)}`.trim() }]));
  return (
    <div className="notice">
      <p><Link className="order-link" to="/orders/$reference" params={{ reference: number.replace('#', '') }}>{number}</Link> · {words.methods[shipping.type]} · {promisedOn === null ? words.notPromised : <>{words.wasPromised} <strong>{day(promisedOn)}</strong></>}</p>
      {planned.length > 0 && <p>{words.plannedToLeave}: {planned.map(({ text }) => text).join(', ')}</p>}
      <p className="soft">{words.byToday}</p>
    </div>
  );
}
