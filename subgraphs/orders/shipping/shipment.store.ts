import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import { takePieces } from './lots.js';
import type { MatchedPieces } from './pieces.js';
import { findPackedParcels } from './packed-parcel.store.js';
import { parcelColumns, toParcel, PACKED_PARCEL, SHIPMENT_PARCEL, SHIPMENT_PARCEL_ROW, type ShipmentParcelRow } from './parcel.table.js';
import type { Parcel } from './parcel.js';
import type { Shipment, ShipmentStatus } from './shipment.js';
import { PICKED_PIECE, PICKED_PIECE_ROW, SHIPMENT, SHIPMENT_PIECE, SHIPMENT_PIECE_ROW, SHIPMENT_ROW, type PickedPieceRow, type ShipmentPieceRow, type ShipmentRow } from './shipment.table.js';

/** Store what left, with the fingerprint of its report where the same again is to be known. */
export async function insertShipment(transaction: Transaction, companyId: number, shipment: Shipment & { readonly fingerprint: string | null }): Promise<void> {
  const { id, parcels } = shipment;
  await transaction.insert(SHIPMENT, [{
    company_id: companyId, id, order_id: shipment.orderId, fulfillment_order_id: shipment.fulfillmentOrderId, location_id: shipment.locationId,
    status: shipment.status, carrier_code: shipment.carrierCode, carrier_name: shipment.carrierName, service_code: shipment.serviceCode,
    tracking_url: shipment.trackingUrl, tracking_number: shipment.trackingNumber, wms_reference: shipment.wmsReference, shipped_at: shipment.shippedAt, delivered_at: shipment.deliveredAt,
    report_print: shipment.fingerprint, changed_at: await transaction.stamp(companyId),
  }]);
  await transaction.insert(SHIPMENT_PARCEL, parcels.map((parcel) => ({ company_id: companyId, shipment_id: id, ...parcelColumns(parcel) })));
  const inParcels = parcels.flatMap((parcel) => parcel.pieces.map((piece) => ({ parcel: parcel.number, ...pieceColumns(piece) })));
  const loose = outsideParcels(shipment).map((piece) => ({ parcel: 0, ...pieceColumns(piece) }));
  await transaction.insert(SHIPMENT_PIECE, [...inParcels, ...loose].map((piece, place) => ({ company_id: companyId, shipment_id: id, place, ...piece })));
}

/** Pieces that no parcel is said to hold. */
const outsideParcels = ({ pieces, parcels }: Shipment): readonly MatchedPieces[] => takePieces(pieces, parcels.flatMap((parcel) => parcel.pieces)).rest;

/** Replace what a warehouse reported as picked and packed. */
export async function savePicking(transaction: Transaction, companyId: number, { partId, pieces, parcels }: { partId: string; pieces: readonly MatchedPieces[]; parcels: readonly Parcel[] }): Promise<void> {
  await transaction.stamp(companyId); // two reports at once replace one after the other; together they would meet in the keys
  for (const table of ['picked_piece', 'packed_parcel']) {
    await transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND fulfillment_order_id = ?`, [companyId, partId]);
  }
  await transaction.insert(PICKED_PIECE, pieces.map((piece, place) => ({ company_id: companyId, fulfillment_order_id: partId, place, ...pieceColumns(piece) })));
  await transaction.insert(PACKED_PARCEL, parcels.map((parcel) => ({ company_id: companyId, fulfillment_order_id: partId, ...parcelColumns(parcel) })));
}

/** What a warehouse last reported as picked and packed. */
export async function findPicking(reader: Reader, companyId: number, partId: string): Promise<{ pieces: MatchedPieces[]; parcels: Parcel[] }> {
  const rows = await reader.query<PickedPieceRow>(
    `SELECT ${PICKED_PIECE_ROW.names} FROM picked_piece WHERE company_id = ? AND fulfillment_order_id = ? ORDER BY place`, [companyId, partId]);
  return { pieces: rows.map(toPiece), parcels: await findPackedParcels(reader, companyId, partId) };
}

/** Whether a shipment of a fulfillment order was reported with this fingerprint before; what a voided one held may leave again by the same report. */
export async function hasShipmentReport(reader: Reader, companyId: number, { partId, fingerprint }: { partId: string; fingerprint: string }): Promise<boolean> {
  const rows = await reader.query('SELECT id FROM shipment WHERE company_id = ? AND fulfillment_order_id = ? AND report_print = ? AND status <> ?', [companyId, partId, fingerprint, 'VOIDED' satisfies ShipmentStatus]);
  return rows.length > 0;
}

/** The pieces of a part a warehouse picked, and those of them that left and were not voided, each with lot and serial number as reported. */
export async function findPickedPieces(reader: Reader, companyId: number, partId: string): Promise<{ picked: MatchedPieces[]; shipped: MatchedPieces[] }> {
  const picked = await reader.query<PickedPieceRow>(
    `SELECT ${PICKED_PIECE_ROW.names} FROM picked_piece WHERE company_id = ? AND fulfillment_order_id = ? ORDER BY place`, [companyId, partId]);
  const shipped = await reader.query<PickedPieceRow>(
    `SELECT ${PICKED_PIECE_ROW.of('p')} FROM shipment s
     JOIN shipment_piece p ON p.company_id = s.company_id AND p.shipment_id = s.id WHERE s.company_id = ? AND s.fulfillment_order_id = ? AND s.status <> ?`, [companyId, partId, 'VOIDED' satisfies ShipmentStatus]);
  return { picked: picked.map(toPiece), shipped: shipped.map(toPiece) };
}

/** The order a shipment belongs to. */
export async function findOrderOfShipment(reader: Reader, companyId: number, shipmentId: string): Promise<string | undefined> {
  const [row] = await reader.query<{ order_id: string }>('SELECT order_id FROM shipment WHERE company_id = ? AND id = ?', [companyId, shipmentId]);
  return row?.order_id;
}

/** Write what became of a shipment. */
export async function saveShipmentStatus(transaction: Transaction, companyId: number, { id, status, deliveredAt }: Shipment): Promise<void> {
  await transaction.execute('UPDATE shipment SET status = ?, delivered_at = ?, changed_at = ? WHERE company_id = ? AND id = ?',
    [status, deliveredAt, await transaction.stamp(companyId), companyId, id]);
}

/** The states of the shipments of orders, by order. */
export async function findShipmentStatuses(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, ShipmentStatus[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader.query<{ order_id: string; status: ShipmentStatus }>(
    `SELECT order_id, status FROM shipment WHERE company_id = ? AND order_id IN (${places(orderIds.length)})`, [companyId, ...orderIds]);
  return new Map([...grouped(rows, ({ order_id: orderId }) => orderId)].map(([orderId, shipments]) => [orderId, shipments.map(({ status }) => status)]));
}

/** The shipments of orders with their parcels and pieces: three queries, however many orders. */
export async function findShipments(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<Shipment[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader.query<ShipmentRow>(
    `SELECT ${SHIPMENT_ROW.names}
     FROM shipment WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) ORDER BY order_id, shipped_at, id`, [companyId, ...orderIds]);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const parcels = await reader.query<ShipmentParcelRow>(
    `SELECT ${SHIPMENT_PARCEL_ROW.names} FROM shipment_parcel
     WHERE company_id = ? AND shipment_id IN (${places(ids.length)}) ORDER BY shipment_id, number`, [companyId, ...ids]);
  const pieces = await reader.query<ShipmentPieceRow>(
    `SELECT ${SHIPMENT_PIECE_ROW.names} FROM shipment_piece
     WHERE company_id = ? AND shipment_id IN (${places(ids.length)}) ORDER BY shipment_id, place`, [companyId, ...ids]);
  const [parcelsOf, piecesOf] = [grouped(parcels, (parcel) => parcel.shipment_id), grouped(pieces, (piece) => piece.shipment_id)];
  return rows.map((row) => toShipment(row, parcelsOf.get(row.id) ?? [], piecesOf.get(row.id) ?? []));
}

const pieceColumns = (piece: MatchedPieces) => ({
  line_id: piece.lineId, quantity: piece.quantity, lot_number: piece.lotNumber, lot_expiration: piece.lotExpiration, serial_number: piece.serialNumber,
});

const toPiece = (row: PickedPieceRow): MatchedPieces => ({
  lineId: row.line_id, quantity: row.quantity, lotNumber: row.lot_number, lotExpiration: row.lot_expiration, serialNumber: row.serial_number,
});

const toShipment = (row: ShipmentRow, parcels: readonly ShipmentParcelRow[], pieces: readonly ShipmentPieceRow[]): Shipment => ({
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
  parcels: parcels.map((parcel) => ({ ...toParcel(parcel), pieces: pieces.filter((piece) => piece.parcel === parcel.number).map(toPiece) })),
  pieces: pieces.map(toPiece),
});
