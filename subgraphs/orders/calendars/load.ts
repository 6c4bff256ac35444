import type { Day } from '#kernel/day.js';
import type { ShippingType } from '../routing/shipping-type.js';

/** Fulfillment orders that are to leave a location on one day by one method. */
export interface PlannedDepartures {
  readonly locationId: string;
  readonly shippingType: ShippingType;
  readonly day: Day;
  readonly count: number;
}

/** How many fulfillment orders are to leave each location and day, while more are planned. */
export interface DepartureLoad {
  on(locationId: string, shippingType: ShippingType, day: Day): number;
  /** Count one more. */
  add(locationId: string, shippingType: ShippingType, day: Day): void;
}

/** The load of what is planned already. */
export function departureLoad(planned: readonly PlannedDepartures[]): DepartureLoad {
  const counts = new Map(planned.map(({ locationId, shippingType, day, count }) => [nameOf(locationId, shippingType, day), count]));
  return {
    on: (locationId, shippingType, day) => counts.get(nameOf(locationId, shippingType, day)) ?? 0,
    add: (locationId, shippingType, day) => {
      const name = nameOf(locationId, shippingType, day);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
  };
}

const nameOf = (locationId: string, shippingType: ShippingType, day: Day): string => `${locationId} ${shippingType} ${day}`;
