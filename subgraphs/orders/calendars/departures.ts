import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { Location } from '../inventory/location.js';
import type { NoteStep } from './calendar-step.js';
import type { DepartureLoad } from './load.js';
import { calendarAt, type Logistics } from './logistics.js';
import { planDeparture, type DeparturePlan } from './plan-departure.js';
import { policyFor, type ServicePolicy, type Serviced } from './policy.js';

/** What leaves a location. */
export interface Departing extends Serviced {
  readonly from: Instant;
  /** Of incoming stock: the day it arrives. */
  readonly notBefore: Day | null;
}

/** When it leaves, and the policy that applies. */
export interface PlannedDeparture extends DeparturePlan {
  readonly policy: ServicePolicy | undefined;
}

interface Planning {
  readonly logistics: Logistics;
  readonly load: DepartureLoad;
  readonly note?: NoteStep;
}

/** When an order leaves a location by its calendar, its capacity and the policy of the order (document 2, G, rule 2); undefined where no day is found. */
export function departureFrom(location: Location, order: Departing, { logistics, load, note }: Planning): PlannedDeparture | undefined {
  const calendar = calendarAt(location, logistics);
  const policy = policyFor(order, logistics.policies);
  const plan = planDeparture({
    calendar, timeZone: location.timeZone, type: order.shippingType, from: order.from, notBefore: order.notBefore, extraDays: policy?.extraDays ?? 0, isHoliday: logistics.isHoliday, ...(note && { note }),
    isFull: (day) => isFull(calendar.methods[order.shippingType].dailyCapacity, load.on(location.id, order.shippingType, day)),
  });
  return plan && { ...plan, policy };
}

const isFull = (capacity: number | null, planned: number): boolean => capacity !== null && planned >= capacity;
