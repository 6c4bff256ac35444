import type { Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import { takeUnits } from './lots.js';
import type { MatchedUnits } from './matched-units.js';
import { findPackedParcels } from './packed-parcel.store.js';
import { parcelColumns, toParcel, PACKED_PARCEL, SHIPMENT_PARCEL, SHIPMENT_PARCEL_ROW, type ShipmentParcelRow } from './parcel.table.js';
import type { Parcel } from './parcel.js';
import { statusForOrder, type Shipment, type ShipmentParcel, type ShipmentStatus } from './shipment.js';
import { PICKED_PIECE, PICKED_PIECE_ROW, SHIPMENT, SHIPMENT_PIECE, SHIPMENT_PIECE_ROW, SHIPMENT_ROW, type PickedUnitRow, type ShipmentUnitRow, type ShipmentRow } from './shipment.table.js';

/** Store a shipment, with the fingerprint of its report if repeats are to be recognized. */
export async function insertShipment(transaction: Transaction, companyId: number, { shipment, fingerprint }: { shipment: Shipment; fingerprint: string | null }): Promise<void> {
  const { id, parcels } = shipment;
  await transaction.insert(SHIPMENT, [{
    company_id: companyId, id, order_id: shipment.orderId, fulfillment_order_id: shipment.fulfillmentOrderId, location_id: shipment.locationId,
    status: shipment.status, carrier_code: shipment.carrierCode, carrier_name: shipment.carrierName, service_code: shipment.serviceCode,
    tracking_url: shipment.trackingUrl, tracking_number: shipment.trackingNumber, wms_reference: shipment.wmsReference, shipped_at: shipment.shippedAt, delivered_at: shipment.deliveredAt,
    report_print: fingerprint, changed_at: await transaction.takeChangeSequence(companyId),
  }]);
  await transaction.insert(SHIPMENT_PARCEL, parcels.map((parcel) => Object.assign({ company_id: companyId, shipment_id: id }, parcelColumns(parcel))));
  const inParcels = parcels.flatMap((parcel) => parcel.units.map((unit) => Object.assign({ parcel: parcel.number }, unitColumns(unit))));
  const loose = outsideParcels(shipment).map((unit) => Object.assign({ parcel: 0 }, unitColumns(unit)));
  await transaction.insert(SHIPMENT_PIECE, [...inParcels, ...loose].map((unit, place) => Object.assign({ company_id: companyId, shipment_id: id, place }, unit)));
}

/** Units not reported in any parcel. */
const outsideParcels = ({ units, parcels }: Shipment): readonly MatchedUnits[] => takeUnits(units, parcels.flatMap((parcel) => parcel.units)).rest;

interface SavedPicking {
  readonly fulfillmentOrderId: string;
  /** Whether nothing was reported before. */
  readonly isFirst: boolean;
  readonly units: readonly MatchedUnits[];
  readonly parcels: readonly Parcel[];
}

/** Replace what a warehouse reported as picked and packed. */
export async function savePicking(transaction: Transaction, companyId: number, { fulfillmentOrderId, isFirst, units, parcels }: SavedPicking): Promise<void> {
  await transaction.takeChangeSequence(companyId); // serializes concurrent reports
  if (!isFirst) {
    for (const table of ['picked_piece', 'packed_parcel']) await transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND fulfillment_order_id = ?`, [companyId, fulfillmentOrderId]);
  }
  await transaction.insert(PICKED_PIECE, units.map((unit, place) => Object.assign({ company_id: companyId, fulfillment_order_id: fulfillmentOrderId, place }, unitColumns(unit)))).catch(asConflict);
  await transaction.insert(PACKED_PARCEL, parcels.map((parcel) => Object.assign({ company_id: companyId, fulfillment_order_id: fulfillmentOrderId }, parcelColumns(parcel)))).catch(asConflict);
}

/** Of two concurrent first reports the later one is tried again, and replaces the other. */
const asConflict = duplicateAsConflict('Another report of this picking was first');

/** What a warehouse last reported as picked and packed. */
export async function findPicking(reader: Reader, companyId: number, fulfillmentOrderId: string): Promise<{ units: MatchedUnits[]; parcels: Parcel[] }> {
  return { units: await findPickedUnits(reader, companyId, fulfillmentOrderId), parcels: await findPackedParcels(reader, companyId, fulfillmentOrderId) };
}

/** Whether a shipment of a fulfillment order was reported with this fingerprint before; voided ones do not count. */
export async function hasShipmentReport(reader: Reader, companyId: number, { fulfillmentOrderId, fingerprint }: { fulfillmentOrderId: string; fingerprint: string }): Promise<boolean> {
  const rows = await reader.query('SELECT id FROM shipment WHERE company_id = ? AND fulfillment_order_id = ? AND report_print = ? AND status <> ?', [companyId, fulfillmentOrderId, fingerprint, 'VOIDED' satisfies ShipmentStatus]);
  return rows.length > 0;
}

/** The units of a fulfillment order a warehouse picked, each with lot and serial number as reported. */
export async function findPickedUnits(reader: Reader, companyId: number, fulfillmentOrderId: string): Promise<MatchedUnits[]> {
  const rows = await reader.query<PickedUnitRow>(
    `SELECT ${PICKED_PIECE_ROW.names} FROM picked_piece WHERE company_id = ? AND fulfillment_order_id = ? ORDER BY place`, [companyId, fulfillmentOrderId]);
  return rows.map(toUnit);
}

/** Its units in shipments that were not voided, as reported. */
export async function findShippedUnits(reader: Reader, companyId: number, fulfillmentOrderId: string): Promise<MatchedUnits[]> {
  const rows = await reader.query<PickedUnitRow>(
    `SELECT ${PICKED_PIECE_ROW.of('p')} FROM shipment s
     JOIN shipment_piece p ON p.company_id = s.company_id AND p.shipment_id = s.id WHERE s.company_id = ? AND s.fulfillment_order_id = ? AND s.status <> ?`, [companyId, fulfillmentOrderId, 'VOIDED' satisfies ShipmentStatus]);
  return rows.map(toUnit);
}

/** The order a shipment belongs to. */
export async function findOrderOfShipment(reader: Reader, companyId: number, shipmentId: string): Promise<string | undefined> {
  const [row] = await reader.query<{ order_id: string }>('SELECT order_id FROM shipment WHERE company_id = ? AND id = ?', [companyId, shipmentId]);
  return row?.order_id;
}

/** Write what became of a shipment, and when: earlier events of its carrier count no more, nor what it said of a delay. */
export async function saveShipmentStatus(transaction: Transaction, companyId: number, { shipment: { id, status, deliveredAt }, at }: { shipment: Shipment; at: Instant }): Promise<void> {
  await transaction.execute('UPDATE shipment SET status = ?, delivered_at = ?, tracked_at = ?, late = 0, changed_at = ? WHERE company_id = ? AND id = ?',
    [status, deliveredAt, at, await transaction.takeChangeSequence(companyId), companyId, id]);
}

/** The states of the shipments of orders, by order, as they count for the order: one that was delivered is, whatever its carrier reported after it. */
export async function findShipmentStatuses(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, ShipmentStatus[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader.query<{ order_id: string; status: ShipmentStatus; delivered_at: string | null }>(
    `SELECT order_id, status, delivered_at FROM shipment WHERE company_id = ? AND order_id IN (${places(orderIds.length)})`, [companyId, ...orderIds]);
  return new Map([...grouped(rows, ({ order_id: orderId }) => orderId)].map(([orderId, shipments]) => [orderId, shipments.map(({ status, delivered_at: deliveredAt }) => statusForOrder({ status, deliveredAt }))]));
}

/** The shipments of orders with their parcels and units: three queries, however many orders. */
export const findShipments = async (reader: Reader, companyId: number, orderIds: readonly string[]): Promise<Shipment[]> =>
  (orderIds.length === 0 ? [] : withContent(reader, companyId, await reader.query<ShipmentRow>(
    `SELECT ${SHIPMENT_ROW.names}
     FROM shipment WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) ORDER BY order_id, shipped_at, id`, [companyId, ...orderIds])));

/** A shipment by its id. */
export async function findShipment(reader: Reader, companyId: number, id: string): Promise<Shipment | undefined> {
  const [shipment] = await withContent(reader, companyId, await reader.query<ShipmentRow>(`SELECT ${SHIPMENT_ROW.names} FROM shipment WHERE company_id = ? AND id = ?`, [companyId, id]));
  return shipment;
}

/** The shipments of rows, with their parcels and units. */
export async function withContent(reader: Reader, companyId: number, rows: readonly ShipmentRow[]): Promise<Shipment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const parcels = await reader.query<ShipmentParcelRow>(
    `SELECT ${SHIPMENT_PARCEL_ROW.names} FROM shipment_parcel
     WHERE company_id = ? AND shipment_id IN (${places(ids.length)}) ORDER BY shipment_id, number`, [companyId, ...ids]);
  const units = await reader.query<ShipmentUnitRow>(
    `SELECT ${SHIPMENT_PIECE_ROW.names} FROM shipment_piece
     WHERE company_id = ? AND shipment_id IN (${places(ids.length)}) ORDER BY shipment_id, place`, [companyId, ...ids]);
  const [parcelsOf, unitsOf] = [grouped(parcels, (parcel) => parcel.shipment_id), grouped(units, (unit) => unit.shipment_id)];
  return rows.map((row) => toShipment(row, parcelsOf.get(row.id) ?? [], unitsOf.get(row.id) ?? []));
}

const unitColumns = (unit: MatchedUnits) => ({
  line_id: unit.lineId, quantity: unit.quantity, lot_number: unit.lotNumber, lot_expiration: unit.lotExpiration, serial_number: unit.serialNumber,
});

const toUnit = (row: PickedUnitRow): MatchedUnits => ({
  lineId: row.line_id, quantity: row.quantity, lotNumber: row.lot_number, lotExpiration: row.lot_expiration, serialNumber: row.serial_number,
});

const toShipmentParcel = (row: ShipmentParcelRow, units: readonly ShipmentUnitRow[]): ShipmentParcel => Object.assign({ units: units.filter(({ parcel }) => parcel === row.number).map(toUnit) }, toParcel(row));

const toShipment = (row: ShipmentRow, parcels: readonly ShipmentParcelRow[], units: readonly ShipmentUnitRow[]): Shipment => ({
  id: row.id,
  orderId: row.order_id,
  fulfillmentOrderId: row.fulfillment_order_id,
  locationId: row.location_id,
  status: row.status,
  carrierCode: row.carrier_code,
  carrierName: row.carrier_name,
  serviceCode: row.service_code,
  trackingUrl: row.tracking_url,
  trackingNumber: row.tracking_number,
  wmsReference: row.wms_reference,
  shippedAt: row.shipped_at,
  deliveredAt: row.delivered_at,
  parcels: parcels.map((parcel) => toShipmentParcel(parcel, units)),
  units: units.map(toUnit),
});
