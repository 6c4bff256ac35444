import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { OrderBadge } from '../orders/order-badge.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Actions } from './actions.js';
import { moreActions } from './more-actions.js';
import { orderActions } from './order-actions.js';
import type { Order } from './use-order.js';

/** The order's number and state, what it waits for, and what can be done with it. */
export function OrderHead({ order }: { readonly order: Order }): ReactElement {
  const words = useWords();
  const { moment, money } = useFormat();
  return (
    <>
      <div className="page-head"><h1>{words.order.title(order.number)}<OrderBadge status={order.status} /></h1></div>
      <p className="soft">{moment(order.placedAt)} · {order.channel} · {money(order.totals.total)} · {words.statuses.payment[order.paymentStatus]}</p>
      <Waiting order={order} />
      <Relatives order={order} />
      <Actions record={order} actions={orderActions(order)} more={moreActions(order)} />
    </>
  );
}

function Waiting({ order: { onHold, holdReason, waitingReasons, cancellation } }: { readonly order: Order }): ReactElement | null {
  const { order: words, statuses } = useWords();
  if (cancellation) return <p className="notice"><strong>{words.cancelledBecause}:</strong> {cancellation.reason}</p>;
  if (onHold) return <p className="notice is-warning"><strong>{words.held}:</strong> {holdReason}</p>;
  return waitingReasons.length > 0 ? <p className="notice is-warning"><strong>{words.waitsFor}:</strong> {waitingReasons.map((awaited) => statuses.waiting[awaited]).join(', ')}</p> : null;
}

function Relatives({ order: { replaces, replacements } }: { readonly order: Order }): ReactElement {
  const { order: words } = useWords();
  const lead = (number: string): ReactElement => <Link key={number} to="/orders/$reference" params={{ reference: number.replace('#', '') }}>{number}</Link>;
  return <>{replaces && <p>{words.replaces} {lead(replaces.number)}</p>}{replacements.length > 0 && <p className="row">{words.replacedBy} {replacements.map(({ number }) => lead(number))}</p>}</>;
}
