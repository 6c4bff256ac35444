import { z } from 'zod';
import { isNamed, maybe, OrderName, orderRef, UNNAMED } from './fields.js';
import { FetchDocumentsDocument } from './operations/fetch-documents.generated.js';
import { romeDay } from './rome-time.js';
import { DOCUMENTS } from './words.js';
import { xmlRoute } from './xml-route.js';

const TYPES = ['FATTURA', 'RICEVUTA', 'DOGANA'] as const;
const PDF = 'application/pdf';

const Query = z.object({ ...OrderName, tipo: maybe(z.enum(TYPES, 'must be FATTURA, RICEVUTA or DOGANA')) }).refine(isNamed, UNNAMED);

/** GET get-order-docs: invoices, receipts and customs papers of an order as PDF. */
export const getOrderDocs = xmlRoute({
  id: 'get-order-docs', method: 'GET', path: '/admin/documenti/get-order-docs', writes: false,
  summary: 'Download the documents of an order',
  input: z.object({ query: Query }),
  operation: FetchDocumentsDocument,
  variables: ({ input: { query } }) => orderRef(query),
  write: (xml, { warehouseDocuments: documents }, { input: { query: { tipo } } }) => {
    const served = documents.filter(({ type, contentType }) => DOCUMENTS[type] !== null && contentType === PDF && (tipo === undefined || DOCUMENTS[type] === tipo));
    xml.element('doc_recupero_documenti', () => {
      xml.leaf('result', 'OK').element('documenti', () => {
        for (const { type, documentNumber, publishedAt, contentBase64 } of served) {
          xml.element('documento', () => {
            xml.leaf('tipo', DOCUMENTS[type]).leaf('numero', documentNumber).leaf('data', romeDay(publishedAt)).leaf('formato', 'PDF').leaf('contenuto', contentBase64);
          });
        }
      });
    });
  },
});
