import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { countLogisticsChange } from '../inventory/logistics-version.store.js';
import { TRANSIT_TIME, TRANSIT_TIME_ROW, type TransitTimeRow } from './calendar.table.js';
import type { TransitTime } from './transit.js';

/** The transit times of a company by country, method, carrier and postcode. */
export async function findTransitTimes(reader: Reader, companyId: number): Promise<TransitTime[]> {
  const rows = await reader.query<TransitTimeRow>(
    `SELECT ${TRANSIT_TIME_ROW.names} FROM transit_time WHERE company_id = ? ORDER BY country_code, shipping_type DESC, carrier_code, postcode_prefix, id`, [companyId]);
  return rows.map(toTransitTime);
}

/** Replace all transit times of a company. */
export async function replaceTransitTimes(transaction: Transaction, companyId: number, times: readonly TransitTime[]): Promise<void> {
  await transaction.execute('DELETE FROM transit_time WHERE company_id = ?', [companyId]);
  await transaction.insert(TRANSIT_TIME, times.map(({ id, carrierCode, shippingType, countryCode, postcodePrefix, minDays, maxDays }) => ({
    company_id: companyId, id, carrier_code: carrierCode, shipping_type: shippingType, country_code: countryCode, postcode_prefix: postcodePrefix, min_days: minDays, max_days: maxDays,
  })));
  await countLogisticsChange(transaction, companyId);
}

const toTransitTime = (row: TransitTimeRow): TransitTime => ({
  id: row.id, carrierCode: row.carrier_code, shippingType: row.shipping_type, countryCode: row.country_code, postcodePrefix: row.postcode_prefix, minDays: row.min_days, maxDays: row.max_days,
});
