import type { Address } from '../addresses/address.js';

/** Who the merchant is, as its documents say. */
export interface Letterhead {
  readonly name: string;
  /** VAT or other tax number. */
  readonly taxNumber: string | null;
  readonly address: Address;
}
