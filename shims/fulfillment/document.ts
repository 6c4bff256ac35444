import { z } from 'zod';
import type { ReadDocumentsQuery } from './operations/read-documents.generated.js';

type DocumentView = ReadDocumentsQuery['warehouseDocuments'][number];

/** Decisions 1, A: a document of an order. */
export const OrderDocument = z.object({
  id: z.uuid(),
  type: z.enum(['invoice', 'receipt', 'customs', 'packing_slip', 'insert', 'other']),
  position: z.enum(['internal', 'external']).describe('Inside or outside the parcel.'),
  filename: z.string(),
  content_type: z.string(),
  content_base64: z.string(),
}).meta({ id: 'Document' });

/** The documents of an order. */
export const Documents = z.object({ data: z.array(OrderDocument) });

const TYPE_WORD = {
  INVOICE: 'invoice', RECEIPT: 'receipt', CUSTOMS: 'customs', PACKING_SLIP: 'packing_slip', INSERT: 'insert', OTHER: 'other',
} as const satisfies Record<DocumentView['type'], string>;
const POSITION_WORD = { INTERNAL: 'internal', EXTERNAL: 'external' } as const satisfies Record<DocumentView['position'], string>;

/** A document as decisions 1, A show it. */
export const documentJson = ({ id, type, position, filename, contentType, contentBase64 }: DocumentView): z.output<typeof OrderDocument> =>
  ({ id, type: TYPE_WORD[type], position: POSITION_WORD[position], filename, content_type: contentType, content_base64: contentBase64 });

/** Documents of an order. */
export const DOCUMENTS_EXAMPLE: z.output<typeof Documents> = {
  data: [{
    id: '019aa5f2-7c00-7d13-8d4e-5f6a7b8c9d0e', type: 'invoice', position: 'internal', filename: 'INV-000042.pdf', content_type: 'application/pdf', content_base64: 'JVBERi0xLjMK',
  }],
};
