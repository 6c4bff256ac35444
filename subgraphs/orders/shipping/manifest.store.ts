import { shift, type Instant } from '#kernel/clock.js';
import { dayIn } from '#contract/shopper-zone.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Manifest, ManifestParcel } from './manifest.js';
import { MANIFEST, MANIFEST_ROW, type ManifestRow } from './manifest.table.js';
import type { ShipmentStatus } from './shipment.js';

const DAY = 86_400_000;

interface OpenShipments {
  readonly locationId: string;
  readonly timeZone: string;
  readonly day: string;
  readonly carrier: string | null;
}

/** Shipments of a day that are in no manifest yet, by time; voided ones did not leave. */
export async function findOpenShipments(reader: Reader, companyId: number, { locationId, timeZone, day, carrier }: OpenShipments): Promise<string[]> {
  const noon: Instant = `${day}T12:00:00.000Z`;
  const ofCarrier: { sql: string; values: ColumnValue[] } = carrier === null ? { sql: '', values: [] } : { sql: ' AND (carrier_code = ? OR carrier_name = ?)', values: [carrier, carrier] };
  const rows = await reader.query<{ id: string; shipped_at: string }>(
    `SELECT id, shipped_at FROM shipment WHERE company_id = ? AND location_id = ? AND shipped_at >= ? AND shipped_at <= ? AND manifest_id IS NULL AND status <> ?${ofCarrier.sql} ORDER BY shipped_at, id`,
    [companyId, locationId, shift(noon, -DAY - DAY / 2), shift(noon, DAY + DAY / 2), 'VOIDED' satisfies ShipmentStatus, ...ofCarrier.values]);
  return rows.filter((row) => dayIn(timeZone, row.shipped_at) === day).map(({ id }) => id);
}

/** Store a manifest with its shipments. */
export async function insertManifest(transaction: Transaction, companyId: number, { manifest, locationId, shipmentIds }: { manifest: Manifest; locationId: string; shipmentIds: readonly string[] }): Promise<void> {
  const { id, number, carrier, day, closedAt, shipments } = manifest;
  await transaction.insert(MANIFEST, [{ company_id: companyId, id, number, location_id: locationId, carrier, day, closed_at: closedAt, shipments }]);
  await transaction.execute(`UPDATE shipment SET manifest_id = ? WHERE company_id = ? AND id IN (${places(shipmentIds.length)})`, [id, companyId, ...shipmentIds]);
}

/** The last manifest a warehouse closed for a day. */
export async function findLastManifest(reader: Reader, companyId: number, { locationId, day, carrier }: Omit<OpenShipments, 'timeZone'>): Promise<Manifest | undefined> {
  const rows = await reader.query<ManifestRow>(
    `SELECT ${MANIFEST_ROW.names} FROM manifest WHERE company_id = ? AND location_id = ? AND day = ? ORDER BY number DESC`, [companyId, locationId, day]);
  const row = rows.find((candidate) => candidate.carrier === carrier);
  return row && { id: row.id, number: row.number, carrier: row.carrier, day: row.day, closedAt: row.closed_at, shipments: row.shipments };
}

/** The parcels of a manifest. */
export async function findManifestParcels(reader: Reader, companyId: number, manifestId: string): Promise<ManifestParcel[]> {
  const rows = await reader.query<{ number: string; carrier: string | null; tracking_number: string | null; weight_g: number | null }>(
    `SELECT f.number, COALESCE(s.carrier_name, s.carrier_code) AS carrier, p.tracking_number, p.weight_g FROM shipment s
     JOIN fulfillment_order f ON f.company_id = s.company_id AND f.id = s.fulfillment_order_id
     JOIN shipment_parcel p ON p.company_id = s.company_id AND p.shipment_id = s.id
     WHERE s.company_id = ? AND s.manifest_id = ? ORDER BY s.shipped_at, s.id, p.number`, [companyId, manifestId]);
  return rows.map((row) => ({ orderNumber: row.number, carrier: row.carrier ?? '', trackingNumber: row.tracking_number ?? '', weightG: row.weight_g }));
}
