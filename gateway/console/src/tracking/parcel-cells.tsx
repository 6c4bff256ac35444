import { type ReactNode } from 'react';
import { OrderLink } from '../orders/order-cells.js';
import type { Format } from '../words/use-format.js';
import type { TrackingWords } from '../words/tracking-words.js';
import { placeOf } from './place-of.js';
import { ParcelBadge } from './parcel-badge.js';
import type { ParcelColumn } from './parcel-columns.js';
import { ParcelLink } from './parcel-link.js';
import type { ListedParcel } from './use-parcels.js';

/** In what language, and how, cells are written. */
interface Writing {
  readonly words: TrackingWords;
  readonly format: Format;
}

/** What each column shows of a parcel. */
export const PARCEL_CELLS: Readonly<Record<ParcelColumn, (parcel: ListedParcel, writing: Writing) => ReactNode>> = {
  number: ({ id, trackingNumbers: [first, ...others] }, { words }) => <><ParcelLink id={id}>{first ?? words.noNumber}</ParcelLink>{others.length > 0 && <span className="soft"> +{others.length}</span>}</>,
  status: ({ status }) => <ParcelBadge status={status} />,
  order: ({ order }) => (order ? <OrderLink number={order.number} /> : '–'),
  customer: ({ order }) => order?.customer.name ?? '–',
  destination: ({ order }) => placeOf(order),
  carrier: ({ carrierName, carrierCode }) => carrierName ?? carrierCode ?? '–',
  location: ({ location }) => location?.code ?? '–',
  shipped: ({ shippedAt }, { format }) => format.moment(shippedAt),
  news: ({ lastReportedAt }, { words, format }) => (lastReportedAt === null ? <span className="soft">{words.noNews}</span> : format.moment(lastReportedAt)),
};
