import { type ReactElement } from 'react';
import { Facts, Panel } from '../parts/panel.js';
import { ReturnBadge } from '../returns/return-badge.js';
import { ReturnLink } from '../returns/return-link.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { placeOf } from './place-of.js';
import type { Parcel } from './use-parcel.js';
import { useTrackingWords } from './use-tracking-words.js';

interface Shown {
  readonly parcel: Parcel;
}

/** What is in it, for whom, when it is expected, and what of its order comes back. */
export const ParcelSide = ({ parcel }: Shown): ReactElement => <><Details parcel={parcel} /><Items parcel={parcel} /><Estimates parcel={parcel} /><Returns parcel={parcel} /></>;

function Details({ parcel: { trackingNumbers, serviceCode, location, shippedAt, deliveredAt, parcels, order } }: Shown): ReactElement {
  const { order: texts } = useWords();
  const words = useTrackingWords();
  const { moment, day, count } = useFormat();
  const grams = parcels.flatMap(({ weightG }) => weightG ?? []).reduce((sum, weight) => sum + weight, 0);
  const promised = order?.promisedOn ?? null;
  return (
    <Panel title={texts.details}>
      <Facts facts={[
        [words.columns.customer, order?.customer.name], [words.columns.destination, placeOf(order)],
        [words.columns.number, <span key="numbers" className="mono">{trackingNumbers.join(', ')}</span>], [words.service, serviceCode], [words.weight, grams === 0 ? null : `${count(grams)} g`], [words.location, location && `${location.name} (${location.code})`],
        [words.promised, promised && day(promised)], [texts.shippedAt, moment(shippedAt)], [texts.deliveredAt, deliveredAt && moment(deliveredAt)],
      ]} />
    </Panel>
  );
}

function Items({ parcel: { lines, order } }: Shown): ReactElement | null {
  const words = useTrackingWords();
  const { count } = useFormat();
  if (lines.length === 0) return null;
  const itemOf = new Map(order?.lines.map((line) => [line.lineId, line]));
  return (
    <Panel title={words.items}>
      <ul className="events">{lines.map(({ lineId, quantity, lotNumber, serialNumber }) => (
        <li key={[lineId, lotNumber, serialNumber].join(' ')}>{count(quantity)} × <bdi>{itemOf.get(lineId)?.title ?? ''}</bdi> <span className="soft mono">{[itemOf.get(lineId)?.sku, lotNumber, serialNumber].filter((text) => typeof text === 'string').join(' · ')}</span></li>
      ))}</ul>
    </Panel>
  );
}

function Estimates({ parcel: { deliveryEstimates } }: Shown): ReactElement | null {
  const words = useTrackingWords();
  const { moment } = useFormat();
  if (deliveryEstimates.length === 0) return null;
  return <Panel title={words.estimates}><ul className="events">{deliveryEstimates.map(({ knownAt, estimatedAt }) => <li key={knownAt}>{moment(estimatedAt)} <span className="soft">{words.saidOn} {moment(knownAt)}</span></li>)}</ul></Panel>;
}

function Returns({ parcel: { order } }: Shown): ReactElement | null {
  const words = useTrackingWords();
  if (!order || order.returns.length === 0) return null;
  return <Panel title={words.returns}><ul className="events">{order.returns.map(({ id, number, status }) => <li key={id} className="card-head"><ReturnLink number={number} /><ReturnBadge status={status} /></li>)}</ul></Panel>;
}
