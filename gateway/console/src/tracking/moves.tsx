import { type ReactElement } from 'react';
import { OrderBadge } from '../orders/order-badge.js';
import { OrderLink } from '../orders/order-cells.js';
import { useFormat } from '../words/use-format.js';
import { ParcelBadge } from './parcel-badge.js';
import type { Reprocessed } from './use-map-codes.js';
import { useTrackingWords } from './use-tracking-words.js';

const SHOWN = 50;

/** Which parcels and orders move, from where to where. */
export function Moves({ found: { events, hasMore, shipments } }: { readonly found: Reprocessed }): ReactElement {
  const words = useTrackingWords();
  const { count } = useFormat();
  return (
    <>
      <p>{words.eventsRead(count(events), count(shipments.length), hasMore)}</p>
      {shipments.length > 0 && (
        <div className="table-room moves" tabIndex={0} role="group" aria-label={words.wouldMove}>
          <table>
            <thead><tr><th scope="col">{words.columns.order}</th><th scope="col">{words.columns.number}</th><th scope="col">{words.orders}</th></tr></thead>
            <tbody>{shipments.slice(0, SHOWN).map(({ shipmentId, before, after, orderStatusBefore, order }) => (
              <tr key={shipmentId}>
                <th scope="row">{order ? <OrderLink number={order.number} /> : '–'}</th>
                <td><span className="row"><ParcelBadge status={before} />{after !== before && <><span aria-hidden="true">→</span><ParcelBadge status={after} /></>}</span></td>
                <td>{order && orderStatusBefore !== null && <span className="row"><OrderBadge status={orderStatusBefore} />{order.status !== orderStatusBefore && <><span aria-hidden="true">→</span><OrderBadge status={order.status} /></>}</span>}</td>
              </tr>
            ))}</tbody>
          </table>
        </div>
      )}
      {shipments.length > SHOWN && <p className="soft">{words.more(count(shipments.length - SHOWN))}</p>}
    </>
  );
}
