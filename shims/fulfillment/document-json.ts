import type { z } from 'zod';
import type { OrderDocument } from './label.schema.js';
import type { ReadDocumentsQuery } from './operations/read-documents.generated.js';

type DocumentView = ReadDocumentsQuery['warehouseDocuments'][number];

const TYPE_WORD = {
  INVOICE: 'invoice', RECEIPT: 'receipt', CUSTOMS: 'customs', PACKING_SLIP: 'packing_slip', INSERT: 'insert', OTHER: 'other',
} as const satisfies Record<DocumentView['type'], string>;
const POSITION_WORD = { INTERNAL: 'internal', EXTERNAL: 'external' } as const satisfies Record<DocumentView['position'], string>;

/** A document as decisions 1, A show it. */
export const documentJson = ({ id, type, position, filename, contentType, contentBase64 }: DocumentView): z.output<typeof OrderDocument> =>
  ({ id, type: TYPE_WORD[type], position: POSITION_WORD[position], filename, content_type: contentType, content_base64: contentBase64 });
