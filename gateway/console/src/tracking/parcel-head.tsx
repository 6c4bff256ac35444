import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { OrderBadge } from '../orders/order-badge.js';
import { OrderLink } from '../orders/order-cells.js';
import { webAddress } from '../parts/web-address.js';
import { readPlace } from '../shell/place.js';
import { useMayWrite } from '../shell/use-may-write.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ParcelBadge } from './parcel-badge.js';
import type { Parcel } from './use-parcel.js';
import { useTrackingWords } from './use-tracking-words.js';

const load = () => import('./record-dialog.js').then(({ RecordDialog: component }) => ({ default: component }));
const RecordDialog = lazy(load);

/** The parcel's number and state, its order, where it can be followed, and what can be recorded of it. */
export function ParcelHead({ parcel, parcel: { status, trackingNumbers: [number], trackingUrl, trackingToken, carrierName, carrierCode, shippedAt, order } }: { readonly parcel: Parcel }): ReactElement {
  const words = useTrackingWords();
  const { moment } = useFormat();
  const page = webAddress(trackingUrl);
  return (
    <>
      <div className="page-head"><h1>{words.titleOf(number ?? words.noNumber)}<ParcelBadge status={status} /></h1></div>
      <p className="row"><span className="soft">{carrierName ?? carrierCode ?? words.carrier} · {words.left} {moment(shippedAt)}</span>{order && <span className="row">{words.order} <OrderLink number={order.number} /> <OrderBadge status={order.status} /></span>}</p>
      <div className="row">
        <Record parcel={parcel} />
        {status !== 'VOIDED' && <a className="button" href={`${readPlace().hosts.commerce}/track/${trackingToken}`} target="_blank" rel="noreferrer">{words.shopperPage}</a>}
        {page !== undefined && <a className="button" href={page} target="_blank" rel="noreferrer">{words.follow}</a>}
      </div>
    </>
  );
}

function Record({ parcel }: { readonly parcel: Parcel }): ReactElement | null {
  const { actions } = useWords();
  const words = useTrackingWords();
  const mayWrite = useMayWrite();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => { if (mayWrite === true) load().catch(() => undefined); }, [mayWrite]); // it opens at once, and without a network too
  if (mayWrite === undefined || parcel.status === 'VOIDED') return null;
  if (!mayWrite) return <span className="soft">{actions.readOnly}</span>;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setIsOpen(true); }}>{words.record}</button>
      <Suspense>{isOpen && <RecordDialog parcel={parcel} onClose={() => { setIsOpen(false); }} />}</Suspense>
    </>
  );
}
