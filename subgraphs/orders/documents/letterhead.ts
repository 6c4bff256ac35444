import type { Address } from '../addresses/address.js';

/** The merchant, as shown on its documents. */
export interface Letterhead {
  readonly name: string;
  /** VAT or other tax number. */
  readonly taxNumber: string | null;
  readonly address: Address;
}
