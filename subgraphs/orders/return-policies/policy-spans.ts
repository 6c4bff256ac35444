import { feeMinor, type ReturnPolicy } from './return-policy.js';
import type { ReturnMethod } from '../returns/return.js';

/** The least and the most of something. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

const spanOf = (values: readonly number[]): Span => ({ least: Math.min(...values), most: Math.max(...values) });

/** The windows in days that orders may have, by their country and channel. */
export const windowSpan = ({ windows, windowDays }: ReturnPolicy): Span => spanOf([windowDays, ...windows.map(({ days }) => days)]);

/** The fees that a refund may bear, in minor units, by the methods that can be chosen and the policy's reasons; nothing where there are none. */
export function feeSpan(policy: ReturnPolicy, { methods, currency }: { readonly methods: readonly ReturnMethod[]; readonly currency: string }): Span {
  const fees = methods.flatMap((method) => policy.reasons.map(({ code }) => feeMinor(policy, { method, reasonCodes: [code], currency })));
  return fees.length === 0 ? { least: 0, most: 0 } : spanOf(fees);
}
