import { remembered } from '#kernel/remembered.js';
import { isTimeZone } from '#kernel/time-zone.js';
import { DuplicateKey } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import { UnreadableColumn, type Stored } from '#subgraph-kit/stored-json.js';
import { Failure } from '#contract/failure.js';
import { toAddress, type Address } from '../addresses/address.js';
import type { Location } from './location.js';
import { LOCATION, LOCATION_ROW, type LocationRow } from './location.table.js';
import { countLogisticsChange } from './logistics-version.store.js';

const COLUMNS = LOCATION_ROW.names;

/** Every location of a company, by code. */
export async function findLocations(reader: Reader, companyId: number): Promise<Location[]> {
  const rows = await reader.query<LocationRow>(`SELECT ${COLUMNS} FROM location WHERE company_id = ? ORDER BY code`, [companyId]);
  return readableRows(reader, rows, mapping(companyId));
}

/** One location by id. */
export async function findLocation(reader: Reader, companyId: number, id: string): Promise<Location | undefined> {
  const [row] = await reader.query<LocationRow>(`SELECT ${COLUMNS} FROM location WHERE company_id = ? AND id = ?`, [companyId, id]);
  return readableRow(reader, row, mapping(companyId));
}

/** Locations by id, in one query. */
export async function findLocationsById(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, Location>> {
  const rows = await reader.query<LocationRow>(`SELECT ${COLUMNS} FROM location WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  return new Map(readableRows(reader, rows, mapping(companyId)).map((location) => [location.id, location]));
}

/** Orders, stock and returns refer to their location: a location with a damaged column is read without that value until it is saved again. */
const mapping = (companyId: number): Mapping<LocationRow, Location> => ({
  companyId, map: toLocation, instead: WITHOUT, nameOf: ({ id, code }) => ({ table: 'location', id, name: `Location ${code}` }),
});

const WITHOUT = { address: JSON.stringify(toAddress({})), stock_location_codes: '[]', time_zone: 'UTC' };

/** Making a formatter is what tells a zone from other texts. */
const isKnownZone = remembered(isTimeZone);

function zoneIn(name: string): string {
  if (!isKnownZone(name)) throw new UnreadableColumn('time_zone');
  return name;
}

/** Store a new location; a code that is taken is ALREADY_EXISTS. */
export async function insertLocation(transaction: Transaction, companyId: number, location: Location): Promise<void> {
  await transaction.insert(LOCATION, [{ company_id: companyId, id: location.id, ...columnsOf(location) }]).catch((error: unknown) => {
    throw error instanceof DuplicateKey ? new Failure('ALREADY_EXISTS', `A location with the code ${location.code} exists`, {}, { cause: error }) : error;
  });
  await countLogisticsChange(transaction, companyId);
}

/** Write a location that is there. */
export async function saveLocation(transaction: Transaction, companyId: number, location: Location): Promise<void> {
  const columns = columnsOf(location);
  await transaction.execute(`UPDATE location SET ${Object.keys(columns).map((name) => `${name} = ?`).join()} WHERE company_id = ? AND id = ?`,
    [...Object.values(columns), companyId, location.id]);
  await countLogisticsChange(transaction, companyId);
}

const columnsOf = ({ code, name, kind, countryCode, timeZone, stockLocationCodes, labelsBy, active, fulfilsOnline, offersPickup, address }: Location) => ({
  code, name, kind, country_code: countryCode, time_zone: timeZone, labels_by: labelsBy, active: Number(active),
  fulfils_online: Number(fulfilsOnline), offers_pickup: Number(offersPickup),
  stock_location_codes: JSON.stringify(stockLocationCodes), address: JSON.stringify(address),
});

const toLocation = ({ country_code, time_zone, stock_location_codes, labels_by, active, fulfils_online, offers_pickup, address, id, code, name, kind }: LocationRow, stored: Stored): Location => ({
  id,
  code,
  name,
  kind,
  countryCode: country_code,
  timeZone: zoneIn(time_zone),
  stockLocationCodes: stored.list(stock_location_codes, 'stock_location_codes'),
  labelsBy: labels_by,
  active: active === 1,
  fulfilsOnline: fulfils_online === 1,
  offersPickup: offers_pickup === 1,
  address: stored.texts(address, 'address') as Address,
});
