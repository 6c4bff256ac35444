import { countryProblem } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Location } from '../inventory/location.js';
import { findLocations } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { usualCalendar } from './calendar.js';
import { findCalendars, writeCalendar } from './calendar.store.js';
import { checkCalendar } from './check-calendar.js';
import type { KnownLogistics } from './known-logistics.js';
import { changedCalendar, type GivenCalendar } from './given-calendar.js';

/** Whose calendar changes, and what of it; what is left out stays as it is, or as the usual one has it. */
export interface SaveLocationCalendar extends GivenCalendar {
  /** Its id or code. */
  readonly location: string;
}

/** Change when a location works, ships and is open; answers the location. Promises and ship-by dates of orders placed from now on follow it. */
export async function saveLocationCalendar({ database, clock, outbox, logistics }: OrdersDeps, context: CallContext, { location: reference, ...given }: SaveLocationCalendar): Promise<Location> {
  const { companyId } = context.principal;
  requirePermission(context.principal, 'commerce.manage');
  checkCalendar(given, await knownRegions(logistics, given));
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'saveLocationCalendar' }, async () => {
    await transaction.takeChangeSequence(companyId); // serializes with other changes of the calendar
    const location = await locationCalled(transaction, companyId, reference);
    const before = (await findCalendars(transaction, companyId)).get(location.id) ?? null;
    const after = changedCalendar(before ?? usualCalendar(location.countryCode), given);
    await writeCalendar(transaction, companyId, { locationId: location.id, calendar: after });
    transaction.recordChange({ kind: 'locationCalendar', id: location.id, before, after });
    await outbox.append(transaction, companyId, [{ type: 'location.calendar_saved', subject: location.id, cause: context, payload: { locationId: location.id, code: location.code } }]);
    return location;
  }));
}

/** The regions that the holidays of a calendar may name; only looked up where one is named, because a thread knows them. */
export async function knownRegions(logistics: KnownLogistics, { holidays }: GivenCalendar): Promise<readonly string[] | undefined> {
  return holidays?.region == null || countryProblem(holidays.countryCode) !== undefined ? undefined : logistics.regionsOf(holidays.countryCode.toUpperCase());
}

/** The location with an id or code; NOT_FOUND where there is none. */
export async function locationCalled(reader: Reader, companyId: number, reference: string): Promise<Location> {
  const locations = await findLocations(reader, companyId);
  const location = locations.find(({ id }) => id === reference.toLowerCase()) ?? locations.find(({ code }) => code === reference);
  if (!location) throw new Failure('NOT_FOUND', `No location has the id or code ${reference}`);
  return location;
}
