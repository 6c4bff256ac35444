import type { Instant } from '#kernel/clock.js';

/** What a document is (document 1, decisions, GET documents). */
export const DOCUMENT_TYPES = ['INVOICE', 'RECEIPT', 'CUSTOMS', 'PACKING_SLIP', 'INSERT', 'OTHER'] as const;

/** One of {@link DOCUMENT_TYPES}. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Where a document travels: inside the parcel, or outside for those who handle it in transit. */
export const DOCUMENT_POSITIONS = ['INTERNAL', 'EXTERNAL'] as const;

/** One of {@link DOCUMENT_POSITIONS}. */
export type DocumentPosition = (typeof DOCUMENT_POSITIONS)[number];

/** A document of an order, without its content. */
export interface OrderDocument {
  readonly id: string;
  readonly orderId: string;
  /** The fulfillment order it is about; null when it is about the whole order and every warehouse gets it. */
  readonly fulfillmentOrderId: string | null;
  readonly type: DocumentType;
  readonly position: DocumentPosition;
  /** Its number in the merchant's series: invoices and receipts have one. */
  readonly documentNumber: string | null;
  readonly filename: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Whether the platform wrote it; writing it again replaces it. */
  readonly generated: boolean;
  readonly publishedAt: Instant;
}

/** A document with its content. */
export interface StoredDocument extends OrderDocument {
  readonly content: Buffer;
}

/** Whether an order may have to wait for it: customs, outside the parcel. */
export const isExternalCustoms = ({ type, position }: OrderDocument): boolean => type === 'CUSTOMS' && position === 'EXTERNAL';
