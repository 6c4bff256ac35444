import { isDay } from '#kernel/day.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { UnreadableColumn, type Stored } from '#subgraph-kit/stored-json.js';
import { countLogisticsChange } from '../inventory/logistics-version.store.js';
import { SHIPPING_TYPES } from '../routing/shipping-type.js';
import type { Closure, LocationCalendar, ObservedHolidays, OpeningHours } from './calendar.js';
import { LOCATION_CALENDAR, LOCATION_CALENDAR_ROW, type LocationCalendarRow } from './calendar.table.js';
import { isEndTime, isWallTime } from './wall-time.js';
import { WEEKDAYS } from './weekday.js';

/** The calendars of a company's locations that have one of their own, by location; one that is damaged is left out, so that its location has the usual one until it is saved again. */
export async function findCalendars(reader: Reader, companyId: number): Promise<ReadonlyMap<string, LocationCalendar>> {
  const rows = await reader.query<LocationCalendarRow>(`SELECT ${LOCATION_CALENDAR_ROW.names} FROM location_calendar WHERE company_id = ?`, [companyId]);
  return new Map(readableRows(reader, rows, {
    companyId, map: (row, stored) => [row.location_id, toCalendar(row, stored)] as const,
    nameOf: ({ location_id: id }) => ({ table: 'location_calendar', id, name: `The calendar of location ${id}` }),
  }));
}

/** Write the calendar of a location. */
export async function writeCalendar(transaction: Transaction, companyId: number, { locationId, calendar }: { readonly locationId: string; readonly calendar: LocationCalendar }): Promise<void> {
  const { workingDays, holidays, closures, preparationDays, methods, openingHours, pickupMinutes } = calendar;
  await transaction.upsert(LOCATION_CALENDAR, [{
    company_id: companyId, location_id: locationId, working_days: JSON.stringify(workingDays), holidays: holidays && JSON.stringify(holidays), closures: JSON.stringify(closures),
    preparation_days: preparationDays, methods: JSON.stringify(methods), opening_hours: JSON.stringify(openingHours), pickup_minutes: pickupMinutes,
  }]);
  await countLogisticsChange(transaction, companyId);
}

/** Remove the calendar of a location, which then has the usual one. */
export async function deleteCalendar(transaction: Transaction, companyId: number, locationId: string): Promise<void> {
  await transaction.execute('DELETE FROM location_calendar WHERE company_id = ? AND location_id = ?', [companyId, locationId]);
  await countLogisticsChange(transaction, companyId);
}

function toCalendar({ working_days, holidays, closures, preparation_days, methods, opening_hours, pickup_minutes }: LocationCalendarRow, stored: Stored): LocationCalendar {
  const worked = stored.list(working_days, 'working_days');
  return {
    workingDays: sound('working_days', WEEKDAYS.filter((day) => worked.includes(day)), (days) => days.length > 0),
    holidays: holidays === null ? null : stored.texts(holidays, 'holidays') as ObservedHolidays,
    closures: sound('closures', stored.records(closures, 'closures') as readonly Closure[], (all) => all.every(({ from, to }) => isDay(from) && isDay(to))),
    preparationDays: preparation_days,
    methods: sound('methods', stored.object(methods, 'methods') as Readonly<Record<string, unknown>>, hasTimes) as LocationCalendar['methods'],
    openingHours: sound('opening_hours', stored.records(opening_hours, 'opening_hours') as readonly OpeningHours[], (all) => all.every(isOpen)),
    pickupMinutes: pickup_minutes,
  };
}

/** What a column holds, where days can be counted by it. */
function sound<T>(column: string, value: T, isSound: (value: T) => boolean): T {
  if (!isSound(value)) throw new UnreadableColumn(column);
  return value;
}

const hasTimes = (methods: Readonly<Record<string, unknown>>): boolean => SHIPPING_TYPES.every((type) => isTimes(methods[type]));

function isTimes(value: unknown): boolean {
  if (!(value instanceof Object)) return false;
  const { cutoff = null, dailyCapacity = null } = value as { readonly cutoff?: unknown; readonly dailyCapacity?: unknown };
  return (cutoff === null || (typeof cutoff === 'string' && isWallTime(cutoff))) && (dailyCapacity === null || Number.isInteger(dailyCapacity));
}

const isOpen = ({ weekday, opens, closes }: OpeningHours): boolean => WEEKDAYS.includes(weekday) && isWallTime(opens) && isEndTime(closes);
