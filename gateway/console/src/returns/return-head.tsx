import { type ReactElement } from 'react';
import { Actions } from '../order/actions.js';
import { OrderLink } from '../orders/order-cells.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { moreReturnActions } from './more-return-actions.js';
import { returnActions } from './return-actions.js';
import { ReturnBadge } from './return-badge.js';
import type { Returned } from './use-return.js';

/** The return's number and state, its order, and what can be done with it. */
export function ReturnHead({ returned }: { readonly returned: Returned }): ReactElement {
  const { returns: words } = useWords();
  const { moment } = useFormat();
  const { number, status, createdAt, order, orderNumber, resolution, announced, cancelReason, exchangeOrder } = returned;
  return (
    <>
      <div className="page-head"><h1>{words.titleOf(number)}<ReturnBadge status={status} /></h1></div>
      <p className="row"><span className="soft">{moment(createdAt)} · {words.resolution}: {words.resolutions[resolution]}</span><span>{words.ofOrder} {order ? <OrderLink number={order.number} /> : [orderNumber, words.noOrder].filter((text) => text !== null).join(' · ')}</span></p>
      {exchangeOrder && <p>{words.exchangeOrder}: <OrderLink number={exchangeOrder.number} /></p>}
      {!announced && <p className="notice is-warning">{words.unannounced}</p>}
      {status === 'CANCELLED' && <p className="notice"><strong>{words.cancelled}</strong>{cancelReason !== null && `: ${cancelReason}`}</p>}
      <Actions record={returned} subject="return" actions={returnActions(returned)} more={moreReturnActions(returned)} />
    </>
  );
}
