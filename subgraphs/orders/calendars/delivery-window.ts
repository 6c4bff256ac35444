import { dayPlus, type Day } from '#kernel/day.js';
import type { NoteStep } from './calendar-step.js';
import type { Holidays } from './holidays.js';
import type { TransitTime } from './transit.js';
import { destinationDayOff, MOST_DAYS, workingDayAfter, type WorkingDays } from './working-days.js';

/** What a delivery is planned for. */
export interface Delivering {
  readonly shipsOn: Day;
  /** The destination, ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly transit: Pick<TransitTime, 'minDays' | 'maxDays'>;
  /** Working days that the policy adds to the last day. */
  readonly bufferDays: number;
  readonly isHoliday: Holidays;
  readonly note?: NoteStep;
}

/** The first and the last day on which something may be delivered. */
export interface DeliveryWindow {
  readonly from: Day;
  readonly to: Day;
}

/** When what leaves on a day is delivered (document 2, G, rule 3): working days of the destination are Monday to Friday without its national public holidays. Undefined where that is not within 400 days. */
export function deliveryWindow(delivery: Delivering): DeliveryWindow | undefined {
  const { shipsOn, countryCode, transit: { minDays, maxDays }, bufferDays, isHoliday, note } = delivery;
  noteDays(delivery);
  const days: WorkingDays = { dayOff: (day) => destinationDayOff(countryCode, isHoliday, day), last: dayPlus(shipsOn, MOST_DAYS), note };
  const from = workingDayAfter(shipsOn, minDays, days);
  const counted = minDays === 0 && from !== shipsOn ? 1 : minDays; // what leaves on a Saturday is there on Monday, after one working day or none
  const to = from && workingDayAfter(from, maxDays + bufferDays - counted, days);
  return from && to ? { from, to } : undefined;
}

function noteDays({ transit: { minDays, maxDays }, bufferDays, note }: Delivering): void {
  note?.({ kind: 'TRANSIT', minDays, maxDays });
  if (bufferDays > 0) note?.({ kind: 'BUFFER_DAYS', days: bufferDays });
}
