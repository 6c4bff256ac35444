import type { Instant } from '#kernel/clock.js';
import type { StateFilter } from '#subgraph-kit/search/states.js';
import type { ShipmentStatus } from './shipment.js';

/** Which shipments to list. */
export interface ShipmentFilter extends StateFilter<ShipmentStatus> {
  /** The code of the location they left; any unless given. */
  readonly locationCode?: string | null | undefined;
  /** Words of their orders, or the beginning of a tracking number. */
  readonly search?: string | null | undefined;
  readonly carrierCode?: string | null | undefined;
  /** When they left. */
  readonly shippedFrom?: Instant | null | undefined;
  readonly shippedTo?: Instant | null | undefined;
  /** Of which nothing has been heard since. */
  readonly quietSince?: Instant | null | undefined;
}
