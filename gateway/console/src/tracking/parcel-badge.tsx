import { type ReactElement } from 'react';
import type { ShipmentStatus } from '#contract/schema.generated.js';
import { useWords } from '../words/use-words.js';

const TONES = {
  LABEL_CREATED: 'is-quiet', PICKED_UP: 'is-information', IN_TRANSIT: 'is-information', OUT_FOR_DELIVERY: 'is-information', READY_FOR_PICKUP: 'is-warning', DELIVERED: 'is-success', EXCEPTION: 'is-error', RETURNED_TO_SENDER: 'is-error', VOIDED: 'is-quiet',
} as const satisfies Record<ShipmentStatus, string>;

/** The state of a parcel, in words and in colour. */
export function ParcelBadge({ status }: { readonly status: ShipmentStatus }): ReactElement {
  const { statuses } = useWords();
  return <span className={`badge ${TONES[status]}`}>{statuses.shipment[status]}</span>;
}
