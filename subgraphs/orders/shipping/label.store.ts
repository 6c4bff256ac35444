import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { Label, ParcelFacts } from './label.js';
import { LABEL, LABEL_ROW, type LabelRow } from './label.table.js';

const COLUMNS = LABEL_ROW.names;

/** A label with its content; null when it failed. */
export interface PrintedLabel extends Label {
  readonly content: Buffer | null;
}

/** The labels of fulfillment orders, by parcel. */
export async function findLabels(reader: Reader, companyId: number, fulfillmentOrderIds: readonly string[]): Promise<Label[]> {
  if (fulfillmentOrderIds.length === 0) return [];
  const rows = await reader.query<LabelRow>(
    `SELECT ${COLUMNS} FROM label WHERE company_id = ? AND fulfillment_order_id IN (${places(fulfillmentOrderIds.length)}) ORDER BY fulfillment_order_id, parcel`, [companyId, ...fulfillmentOrderIds]);
  return rows.map(toLabel);
}

/** The content of labels, by their id. */
export async function findLabelContents(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>> {
  const rows = await reader.query<{ id: string; content: Buffer | null }>(`SELECT id, content FROM label WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** Store new labels; a parcel that has one already is a DuplicateKey. */
export const insertLabels = (transaction: Transaction, companyId: number, labels: readonly PrintedLabel[]): Promise<void> =>
  transaction.insert(LABEL, labels.map((label) => ({
    company_id: companyId, fulfillment_order_id: label.fulfillmentOrderId, parcel: label.parcel, id: label.id, ...madeColumns(label), ...factColumns(label), shipment_id: null,
  })));

/** Replace a failed label by a new attempt; answers whether it still was failed. */
export async function replaceFailedLabel(transaction: Transaction, companyId: number, label: PrintedLabel): Promise<boolean> {
  const columns = { ...madeColumns(label), ...factColumns(label) };
  return await transaction.execute(
    `UPDATE label SET ${Object.keys(columns).map((name) => `${name} = ?`).join()} WHERE company_id = ? AND fulfillment_order_id = ? AND parcel = ? AND status = ?`,
    [...Object.values(columns), companyId, label.fulfillmentOrderId, label.parcel, 'FAILED']) > 0;
}

/** Update the parcel data of a label. */
export async function saveParcelFacts(transaction: Transaction, companyId: number, { id, ...facts }: ParcelFacts & { readonly id: string }): Promise<void> {
  const columns = factColumns(facts);
  await transaction.execute(`UPDATE label SET ${Object.keys(columns).map((name) => `${name} = ?`).join()} WHERE company_id = ? AND id = ?`, [...Object.values(columns), companyId, id]);
}

/** Remove a label that has not left; answers whether it existed. */
export async function deleteLabel(transaction: Transaction, companyId: number, id: string): Promise<boolean> {
  return await transaction.execute('DELETE FROM label WHERE company_id = ? AND id = ? AND shipment_id IS NULL', [companyId, id]) > 0;
}

/** Record that labels of a fulfillment order left with a shipment. */
export async function markLabelsShipped(transaction: Transaction, companyId: number, { shipmentId, labelIds }: { shipmentId: string; labelIds: readonly string[] }): Promise<void> {
  if (labelIds.length === 0) return;
  await transaction.execute(`UPDATE label SET shipment_id = ? WHERE company_id = ? AND id IN (${places(labelIds.length)})`, [shipmentId, companyId, ...labelIds]);
}

/** Record that the labels of a voided shipment did not leave and can be used again. */
export async function releaseLabels(transaction: Transaction, companyId: number, { fulfillmentOrderId, shipmentId }: { fulfillmentOrderId: string; shipmentId: string }): Promise<void> {
  await transaction.execute('UPDATE label SET shipment_id = NULL WHERE company_id = ? AND fulfillment_order_id = ? AND shipment_id = ?', [companyId, fulfillmentOrderId, shipmentId]);
}

const factColumns = ({ reference, weightG, heightMm, widthMm, depthMm }: ParcelFacts) => ({
  reference, weight_g: weightG, height_mm: heightMm, width_mm: widthMm, depth_mm: depthMm,
});

const madeColumns = (label: PrintedLabel) => ({
  status: label.status, carrier_code: label.carrierCode, carrier_name: label.carrierName, service_code: label.serviceCode,
  tracking_number: label.trackingNumber, tracking_url: label.trackingUrl, format: label.format, content: label.content,
  failure_reason: label.failureReason, made_at: label.madeAt,
});

const toLabel = (row: LabelRow): Label => ({
  id: row.id,
  fulfillmentOrderId: row.fulfillment_order_id,
  parcel: row.parcel,
  status: row.status,
  reference: row.reference,
  weightG: row.weight_g,
  heightMm: row.height_mm,
  widthMm: row.width_mm,
  depthMm: row.depth_mm,
  carrierCode: row.carrier_code,
  carrierName: row.carrier_name,
  serviceCode: row.service_code,
  trackingNumber: row.tracking_number,
  trackingUrl: row.tracking_url,
  format: row.format,
  failureReason: row.failure_reason,
  shipmentId: row.shipment_id,
  madeAt: row.made_at,
});
