import type { TrackingStatus } from '#contract/carrier-connection.js';
import { STATUS_WORDS } from '../words.js';

interface Step {
  /** What it means. */
  readonly status: TrackingStatus;
  /** In the carrier's words, of which a status can be inferred. */
  readonly description: string;
  /** Of an aggregator (document 2 decisions, F). */
  readonly id: number;
  /** Of an express carrier, whose codes are few: the description says the others. */
  readonly code: 'pre-transit' | 'transit' | 'delivered' | 'failure' | 'unknown';
}

/** What may happen to a simulated parcel. */
export const CARRIER_STEP_NAMES = ['announced', 'collected', 'hub', 'depot', 'van', 'delivered', 'absent', 'ready', 'returning'] as const;

/** One of {@link CARRIER_STEP_NAMES}. */
export type CarrierStep = (typeof CARRIER_STEP_NAMES)[number];

/** The same, as each format says it. */
export const CARRIER_STEPS = {
  announced: { status: 'PENDING', description: 'Shipment information received', id: 1, code: 'pre-transit' },
  collected: { status: 'PICKED_UP', description: 'Collected from the sender', id: 20, code: 'unknown' },
  hub: { status: 'IN_TRANSIT', description: 'Departed from the sorting centre', id: 3, code: 'transit' },
  depot: { status: 'IN_TRANSIT', description: 'Arrived at the local depot', id: 3, code: 'transit' },
  van: { status: 'OUT_FOR_DELIVERY', description: 'Out for delivery', id: 4, code: 'unknown' },
  delivered: { status: 'DELIVERED', description: 'Delivered', id: 99, code: 'delivered' },
  absent: { status: 'EXCEPTION', description: 'Delivery attempted, recipient absent', id: 5, code: 'failure' },
  ready: { status: 'HELD', description: 'Ready for collection at the depot', id: 10, code: 'unknown' },
  returning: { status: 'RETURNED_TO_SENDER', description: 'Returned to sender', id: 95, code: 'unknown' },
} as const satisfies Readonly<Record<CarrierStep, Step>>;

/** `hub in_transit, van out_for_delivery`. */
export const STEP_MEANINGS = CARRIER_STEP_NAMES.map((step) => `${step} ${STATUS_WORDS[CARRIER_STEPS[step].status]}`).join(', ');
