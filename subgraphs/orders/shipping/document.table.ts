import { blob, code, flag, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { DocumentPosition, DocumentType } from './document.js';

/** Documents of orders. */
export const ORDER_DOCUMENT = {
  name: 'order_document',
  columns: {
    company_id: int, id: uuid, order_id: uuid, fulfillment_order_id: nullable(uuid), type: code<DocumentType>(20), position: code<DocumentPosition>(10),
    document_number: nullable(code(60)), filename: code(200), content_type: code(60), size_bytes: int, is_generated: flag,
    published_at: instantColumn, content: blob,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { document_order: ['company_id', 'order_id', 'id'] },
} satisfies TableDefinition;

/** What is read of {@link ORDER_DOCUMENT} without its content. */
export const ORDER_DOCUMENT_ROW = selection(ORDER_DOCUMENT.columns, 'company_id', 'content');

/** A row of {@link ORDER_DOCUMENT_ROW}. */
export type OrderDocumentRow = SelectedRow<typeof ORDER_DOCUMENT_ROW>;
