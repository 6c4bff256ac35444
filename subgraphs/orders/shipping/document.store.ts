import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { OrderDocument, StoredDocument } from './document.js';
import { ORDER_DOCUMENT, ORDER_DOCUMENT_ROW, type OrderDocumentRow } from './document.table.js';

const COLUMNS = ORDER_DOCUMENT_ROW.of('d');

/** The documents of orders, oldest first. */
export async function findDocuments(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<OrderDocument[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader.query<OrderDocumentRow>(
    `SELECT ${COLUMNS} FROM order_document d WHERE d.company_id = ? AND d.order_id IN (${places(orderIds.length)}) ORDER BY d.order_id, d.id`, [companyId, ...orderIds]);
  return rows.map(toDocument);
}

/** The bytes of documents, by their id. */
export async function findDocumentContents(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await reader.query<{ id: string; content: Buffer }>(`SELECT id, content FROM order_document WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** Store new documents, one statement each: their bytes are large. */
export async function insertDocuments(transaction: Transaction, companyId: number, documents: readonly StoredDocument[]): Promise<void> {
  for (const document of documents) {
    await transaction.insert(ORDER_DOCUMENT, [{
      company_id: companyId, id: document.id, order_id: document.orderId, fulfillment_order_id: document.fulfillmentOrderId, type: document.type,
      position: document.position, document_number: document.documentNumber, filename: document.filename, content_type: document.contentType,
      size_bytes: document.sizeBytes, is_generated: Number(document.generated), published_at: document.publishedAt, content: document.content,
    }]);
  }
}

/** Remove documents that were replaced. */
export async function deleteDocuments(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.execute(`DELETE FROM order_document WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
}

const toDocument = (row: OrderDocumentRow): OrderDocument => ({
  id: row.id,
  orderId: row.order_id,
  fulfillmentOrderId: row.fulfillment_order_id,
  type: row.type,
  position: row.position,
  documentNumber: row.document_number,
  filename: row.filename,
  contentType: row.content_type,
  sizeBytes: row.size_bytes,
  generated: row.is_generated === 1,
  publishedAt: row.published_at,
});

/** Those of some orders whose customs documents were published for all their fulfillment orders. */
export async function findOrdersWithCustoms(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await reader.query<{ order_id: string }>(
    `SELECT DISTINCT order_id FROM order_document WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) AND type = 'CUSTOMS' AND position = 'EXTERNAL' AND fulfillment_order_id IS NULL`,
    [companyId, ...orderIds]);
  return new Set(rows.map((row) => row.order_id));
}
