import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { readOrder } from '../ordering/change-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { contentTypeOf } from './content-type.js';
import type { DocumentPosition, DocumentType, OrderDocument } from '../shipping/document.js';
import { storeDocuments } from './store-documents.js';

/** A document as it is sent. */
export interface PublishDocument {
  readonly reference: string;
  readonly type: DocumentType;
  readonly position: DocumentPosition;
  readonly filename: string;
  readonly contentType: string;
  readonly contentBase64: string;
  readonly documentNumber?: string | null | undefined;
}

/** The largest document, in bytes: 5 MiB. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Give an order a document; every warehouse of the order gets it. */
export function publishDocument(deps: OrdersDeps, context: CallContext, given: PublishDocument): Promise<OrderDocument> {
  requirePermission(context.principal, 'commerce.write');
  const content = contentOf(given);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'publishDocument' }, async () => {
    const before = await readOrder(transaction, context.principal, given.reference);
    const document: OrderDocument = {
      id: deps.ids.next(), orderId: before.order.id, fulfillmentOrderId: null, type: given.type, position: given.position,
      documentNumber: given.documentNumber ?? null, filename: given.filename, contentType: given.contentType, sizeBytes: content.length,
      generated: false, publishedAt: instant(deps.clock),
    };
    await storeDocuments(deps, transaction, { before, context, documents: [{ ...document, content }] });
    return document;
  }));
}

function contentOf({ filename, contentType, contentBase64 }: PublishDocument): Buffer {
  const problems: Record<string, string[]> = {
    ...(!/^[^/\\\p{Cc}]{1,200}$/u.test(filename) && { filename: ['must be 1 to 200 characters without slashes'] }),
    ...flawOf(contentBase64, contentType),
  };
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The document is not valid', problems);
  return Buffer.from(contentBase64, 'base64');
}

function flawOf(contentBase64: string, contentType: string): Record<string, string[]> {
  if (contentBase64.length > Math.ceil(MOST_BYTES / 3) * 4) return { contentBase64: [TOO_LARGE] };
  const content = Buffer.from(contentBase64, 'base64');
  if (!isBase64(contentBase64, content)) return { contentBase64: ['must be base64'] };
  if (content.length > MOST_BYTES) return { contentBase64: [TOO_LARGE] };
  const found = contentTypeOf(content);
  if (found === undefined) return { contentBase64: ['must be a PDF, a PNG or JPEG image, ZPL or text'] };
  return found === contentType ? {} : { contentType: [`the content is ${found}`] };
}

/** The decoder ignores invalid characters and accepts base64url too; a regular expression over megabytes could exhaust its stack. */
function isBase64(text: string, content: Buffer): boolean {
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  return text !== '' && content.length === (text.length / 4) * 3 - padding && !text.includes('-') && !text.includes('_');
}

const TOO_LARGE = 'must be at most 5 MiB';
