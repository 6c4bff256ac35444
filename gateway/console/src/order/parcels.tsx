import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Facts, Panel } from '../parts/panel.js';
import { webAddress } from '../parts/web-address.js';
import type { Order } from './use-order.js';

/** What left, with whom, and how far it is. */
export function Parcels({ order: { shipments } }: { readonly order: Order }): ReactElement {
  const { order: words } = useWords();
  return (
    <Panel title={words.parcels}>
      {shipments.length === 0 && <p className="soft">{words.noParcels}</p>}
      {shipments.map((shipment) => <Parcel key={shipment.id} shipment={shipment} />)}
    </Panel>
  );
}

function Parcel({ shipment: { id, status, carrierName, carrierCode, trackingNumbers, trackingUrl, shippedAt, deliveredAt } }: { readonly shipment: Order['shipments'][number] }): ReactElement {
  const { order: words, statuses } = useWords();
  const { moment } = useFormat();
  const page = webAddress(trackingUrl);
  return (
    <div className="part">
      <h3><Link to="/tracking/$reference" params={{ reference: id }}>{[carrierName ?? carrierCode ?? words.parcels, ...trackingNumbers.slice(0, 1)].join(' ')}</Link><span className={status === 'EXCEPTION' ? 'badge is-error' : 'badge is-success'}>{statuses.shipment[status]}</span></h3>
      {trackingNumbers.length > 1 && <p className="mono">{trackingNumbers.slice(1).join(', ')}</p>}
      {page !== undefined && <p><a href={page} target="_blank" rel="noreferrer">{words.track}</a></p>}
      <Facts facts={[[words.shippedAt, moment(shippedAt)], [words.deliveredAt, deliveredAt === null ? null : moment(deliveredAt)]]} />
    </div>
  );
}
