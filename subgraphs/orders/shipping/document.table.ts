import { blob, code, flag, instantColumn, int, nullable, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { DocumentPosition, DocumentType } from './document.js';

/** Documents of orders. */
export const ORDER_DOCUMENT: TableDefinition = {
  name: 'order_document',
  columns: {
    company_id: int, id: uuid, order_id: uuid, fulfillment_order_id: nullable(uuid), type: code(20), position: code(10),
    document_number: nullable(code(60)), filename: code(200), content_type: code(60), size_bytes: int, is_generated: flag,
    published_at: instantColumn, content: blob,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { document_order: ['company_id', 'order_id', 'id'] },
};

/** A row of {@link ORDER_DOCUMENT} without its content. */
export interface OrderDocumentRow {
  readonly id: string;
  readonly order_id: string;
  readonly fulfillment_order_id: string | null;
  readonly type: DocumentType;
  readonly position: DocumentPosition;
  readonly document_number: string | null;
  readonly filename: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly is_generated: number;
  readonly published_at: string;
}
