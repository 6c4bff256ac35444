import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { ReadDocumentsDocument } from './operations/read-documents.generated.js';
import { OrderPath, orderReference } from './order-number.js';
import { documentJson, Documents, DOCUMENTS_EXAMPLE } from './document.js';

/** GET /orders/{number}/documents: invoices, customs documents, inserts. */
export const readDocuments = defineRoute({
  id: 'documents.read', method: 'GET', path: '/orders/{number}/documents', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'Download the documents of an order',
  description: 'Invoices, customs documents, packing slips and inserts, for every order.',
  failures: ['ORDER_NOT_FOUND', 'DOCUMENTS_NOT_READY'],
  input: z.object({ params: OrderPath }),
  answer: Documents,
  operation: ReadDocumentsDocument,
  variables: ({ params }) => ({ reference: orderReference(params) }),
  reply: ({ warehouseDocuments }) => ok({ data: warehouseDocuments.map(documentJson) }),
  example: { target: '/orders/1042/documents', answer: DOCUMENTS_EXAMPLE },
});
