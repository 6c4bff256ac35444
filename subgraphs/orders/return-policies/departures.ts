import { shift, type Instant } from '#kernel/clock.js';
import type { Order } from '../ordering/order.js';

/** When units of a line left, and arrived as far as is known. */
export interface Departed {
  readonly shippedAt: Instant;
  readonly deliveredAt: Instant | null;
}

/** A departure of units of a line. */
export interface DepartureOfLine extends Departed {
  readonly lineId: string;
}

const DAY = 86_400_000;

/** A parcel counts as delivered so many days after it left while its delivery is not known. */
const DAYS_ON_THE_WAY = 3;

/** When the window of what departed begins. */
export const windowStart = ({ shippedAt, deliveredAt }: Departed): Instant => deliveredAt ?? shift(shippedAt, DAYS_ON_THE_WAY * DAY);

/** When it ends. */
export const windowEnd = (departed: Departed, days: number): Instant => shift(windowStart(departed), days * DAY);

/** The departure of each line that its window begins with: the one that begins it last, since a parcel that left later may arrive earlier. */
export function latestDepartures(departures: readonly DepartureOfLine[]): ReadonlyMap<string, Departed> {
  const latest = new Map<string, Departed>();
  for (const { lineId, shippedAt, deliveredAt } of departures) {
    const [known, departed] = [latest.get(lineId), { shippedAt, deliveredAt }];
    if (!known || windowStart(departed) >= windowStart(known)) latest.set(lineId, departed);
  }
  return latest;
}

/** The departures of an order's lines; what its customer collected left when they did, unless it was shipped. */
export const departuresOf = ({ lines }: Order, shipped: ReadonlyMap<string, Departed>, collected: Departed | undefined): ReadonlyMap<string, Departed> =>
  new Map(lines.flatMap(({ id, quantityShipped }) => {
    const departed = shipped.get(id) ?? (quantityShipped > 0 ? collected : undefined);
    return departed ? [[id, departed] as const] : [];
  }));
