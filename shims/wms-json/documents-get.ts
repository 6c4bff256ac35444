import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { orderNumber } from './fields.js';
import { ListOrderDocumentsDocument, type ListOrderDocumentsQuery } from './operations/list-order-documents.generated.js';
import { DocumentFiles, filesReply } from './replies.js';
import { wmsRoute } from './wms-route.js';

type Stored = ListOrderDocumentsQuery['warehouseDocuments'][number];

const POSITIONS = { INTERNAL: 'Internal', EXTERNAL: 'External' } as const satisfies Record<Stored['position'], string>;

/** GET /V1/Documents/Get: the documents of an order. */
export const documentsGet = wmsRoute(defineRoute({
  id: 'documents.get', method: 'GET', path: '/Documents/Get', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'Documents of an order',
  description: 'Optional service, off by default. While documents the order needs are being made the answer is DocumentNotReady.',
  failures: ['UNKNOWN_PATH', 'DOCUMENTS_NOT_READY', 'ORDER_NOT_FOUND', 'BAD_INPUT'],
  input: z.object({ query: z.object({ OmsOrderNumber: orderNumber }) }),
  answer: DocumentFiles,
  operation: ListOrderDocumentsDocument,
  variables: ({ query }) => ({ reference: query.OmsOrderNumber }),
  reply: ({ warehouseDocuments }) => filesReply(warehouseDocuments.map(({ id, position, contentType, contentBase64 }) =>
    ({ IdDocument: id, Position: POSITIONS[position], FileType: contentType === 'application/pdf' ? 'A4' : contentType, Content: contentBase64 }))),
  example: {
    target: '/Documents/Get?OmsOrderNumber=%231042',
    answer: { Status: 'success', Message: '', Data: [{ IdDocument: '019aa000-0000-7000-8000-00000000d001', Position: 'External', FileType: 'A4', Content: 'JVBERi0xLjMK' }] },
  },
}), 'documentsEnabled');
