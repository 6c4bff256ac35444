import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { countLogisticsChange } from '../inventory/logistics-version.store.js';
import type { Carrier } from './carrier.js';
import { CARRIER, CARRIER_ROW, type CarrierRow } from './carrier.table.js';

const COLUMNS = CARRIER_ROW.names;

/** Every carrier of a company that can be read, by code. */
export async function findCarriers(reader: Reader, companyId: number): Promise<Carrier[]> {
  const rows = await reader.query<CarrierRow>(`SELECT ${COLUMNS} FROM carrier WHERE company_id = ? ORDER BY code`, [companyId]);
  return readableRows(reader, rows, { companyId, map: toCarrier, nameOf: ({ id, name }) => ({ table: 'carrier', id, name: `Carrier ${name}` }) });
}

/** Write a carrier, new or known by its id. */
export async function writeCarrier(transaction: Transaction, companyId: number, carrier: Carrier): Promise<void> {
  await transaction.upsert(CARRIER, [{
    company_id: companyId, id: carrier.id, code: carrier.code, name: carrier.name, service_codes: JSON.stringify(carrier.serviceCodes),
    countries: JSON.stringify(carrier.countries), max_parcel_g: carrier.maxParcelG, tracking_url_template: carrier.trackingUrlTemplate,
    label_format: carrier.labelFormat, tracking_prefix: carrier.trackingPrefix, tracking_from: carrier.trackingFrom,
  }]).catch(duplicateAsConflict('Another transaction made this carrier'));
  await countLogisticsChange(transaction, companyId);
}

const toCarrier = (row: CarrierRow, stored: Stored): Carrier => ({
  id: row.id,
  code: row.code,
  name: row.name,
  serviceCodes: stored.list(row.service_codes, 'service_codes'),
  countries: stored.list(row.countries, 'countries'),
  maxParcelG: row.max_parcel_g,
  trackingUrlTemplate: row.tracking_url_template,
  labelFormat: row.label_format,
  trackingPrefix: row.tracking_prefix,
  trackingFrom: row.tracking_from,
});
