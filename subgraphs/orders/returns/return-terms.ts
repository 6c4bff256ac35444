import type { Language } from '#contract/languages.js';
import type { ReturnResolution } from './return.js';

/** What the customer is to get for a return, in minor units. */
export interface ReturnAmounts {
  readonly currency: string;
  /** What was paid for the units, after discounts. */
  readonly goodsMinor: number;
  /** What was paid for shipping, where it is given back. */
  readonly shippingMinor: number;
  /** Withheld from a refund. */
  readonly feeMinor: number;
}

/** What a return that a shopper opened was opened with. */
export interface ReturnTerms extends ReturnAmounts {
  readonly returnId: string;
  readonly language: Language;
  /** The version of the policy that decided it. */
  readonly policyVersion: number;
}

/** What the customer is to get in money or credit: goods and shipping without the fee, never below nothing; nothing for an exchange (decision 55). */
export const dueMinor = ({ goodsMinor, shippingMinor, feeMinor }: ReturnAmounts, resolution: ReturnResolution): number =>
  (resolution === 'EXCHANGE' ? 0 : Math.max(0, goodsMinor + shippingMinor - (resolution === 'REFUND' ? feeMinor : 0)));
