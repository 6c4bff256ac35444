import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { toParcel, PARCEL_ROW, type ParcelRow } from './parcel.table.js';
import type { Parcel } from './parcel.js';

interface LeftWith {
  readonly fulfillmentOrderId: string;
  readonly shipmentId: string;
}

/** The parcels a warehouse packed and that have not left yet. */
export async function findPackedParcels(reader: Reader, companyId: number, fulfillmentOrderId: string): Promise<Parcel[]> {
  const rows = await reader.query<ParcelRow>(
    `SELECT ${PARCEL_ROW.names} FROM packed_parcel
     WHERE company_id = ? AND fulfillment_order_id = ? AND shipment_id IS NULL ORDER BY number`, [companyId, fulfillmentOrderId]);
  return rows.map(toParcel);
}

/** How many parcels the last picking report listed, whether or not they left. */
export async function countListedParcels(reader: Reader, companyId: number, fulfillmentOrderId: string): Promise<number> {
  return (await reader.query('SELECT number FROM packed_parcel WHERE company_id = ? AND fulfillment_order_id = ?', [companyId, fulfillmentOrderId])).length;
}

/** Record that packed parcels left with a shipment. */
export async function markPackedParcelsShipped(transaction: Transaction, companyId: number, { fulfillmentOrderId, shipmentId, numbers }: LeftWith & { readonly numbers: readonly number[] }): Promise<void> {
  if (numbers.length === 0) return;
  await transaction.execute(`UPDATE packed_parcel SET shipment_id = ? WHERE company_id = ? AND fulfillment_order_id = ? AND number IN (${places(numbers.length)})`, [shipmentId, companyId, fulfillmentOrderId, ...numbers]);
}

/** Record that the packed parcels of a voided shipment did not leave. */
export async function releasePackedParcels(transaction: Transaction, companyId: number, { fulfillmentOrderId, shipmentId }: LeftWith): Promise<void> {
  await transaction.execute('UPDATE packed_parcel SET shipment_id = NULL WHERE company_id = ? AND fulfillment_order_id = ? AND shipment_id = ?', [companyId, fulfillmentOrderId, shipmentId]);
}
