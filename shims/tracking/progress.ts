import type { TrackingStatus } from '#contract/carrier-connection.js';

/** A step of a parcel's way. */
export interface ProgressStep {
  readonly status: TrackingStatus;
  readonly state: 'done' | 'current' | 'upcoming';
}

const WAY = ['PENDING', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const satisfies readonly TrackingStatus[];

/** The way of a parcel that does not go straight on: a problem or a depot stands in for the last van, and a parcel that comes back has no further steps. */
const OTHER_WAYS: Readonly<Partial<Record<TrackingStatus, readonly TrackingStatus[]>>> = {
  EXCEPTION: ['PENDING', 'PICKED_UP', 'IN_TRANSIT', 'EXCEPTION', 'DELIVERED'],
  HELD: ['PENDING', 'PICKED_UP', 'IN_TRANSIT', 'HELD', 'DELIVERED'],
  RETURNED_TO_SENDER: ['PENDING', 'PICKED_UP', 'IN_TRANSIT', 'RETURNED_TO_SENDER'],
};

/** The steps of a parcel with a status; a delivered one has them all behind it. */
export function progress(status: TrackingStatus): readonly ProgressStep[] {
  const way = OTHER_WAYS[status] ?? WAY;
  const at = way.indexOf(status);
  return way.map((step, index) => ({ status: step, state: index < at || status === 'DELIVERED' ? 'done' : stateAt(index, at) }));
}

const stateAt = (index: number, at: number): ProgressStep['state'] => (index === at ? 'current' : 'upcoming');
