import type { ReturnMethod, ReturnResolution } from '../returns/return.js';

/** Units of a line that a shopper sends back. */
export interface RequestedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly reason?: string | null | undefined;
  readonly comment?: string | null | undefined;
  /** The barcode of what they want instead. */
  readonly exchangeBarcode?: string | null | undefined;
}

/** What a shopper wrote; null for blanks alone. */
export const written = (text: string | null | undefined): string | null => ((text ?? '').trim() === '' ? null : text ?? null);

/** A return as a shopper asks for it. */
export interface ReturnRequest {
  readonly lines: readonly RequestedLine[];
  readonly resolution: ReturnResolution;
  readonly method: ReturnMethod;
  readonly storeCode?: string | null | undefined;
  readonly note?: string | null | undefined;
  /** How many photos come with it. */
  readonly photos: number;
}
