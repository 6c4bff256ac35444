/** An item as a warehouse registered it, under its own code. */
export interface RegisteredItem {
  readonly code: string;
  readonly barcode?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly weightG?: number | null | undefined;
  readonly heightMm?: number | null | undefined;
  readonly widthMm?: number | null | undefined;
  readonly depthMm?: number | null | undefined;
}
