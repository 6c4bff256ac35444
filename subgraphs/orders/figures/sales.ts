/** What was sold; amounts in minor units of one currency. */
export interface Sales {
  /** Without cancelled ones. */
  readonly orders: number;
  readonly cancelled: number;
  readonly units: number;
  /** Units that came back, or are on their way. */
  readonly returned: number;
  readonly subtotalMinor: number;
  readonly discountsMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly refundedMinor: number;
}

/** Nothing. */
export const NO_SALES: Sales = { orders: 0, cancelled: 0, units: 0, returned: 0, subtotalMinor: 0, discountsMinor: 0, shippingMinor: 0, taxMinor: 0, totalMinor: 0, refundedMinor: 0 };

/** Two of them together. */
export const addSales = (one: Sales, other: Sales): Sales => ({
  orders: one.orders + other.orders, cancelled: one.cancelled + other.cancelled, units: one.units + other.units, returned: one.returned + other.returned,
  subtotalMinor: one.subtotalMinor + other.subtotalMinor, discountsMinor: one.discountsMinor + other.discountsMinor, shippingMinor: one.shippingMinor + other.shippingMinor,
  taxMinor: one.taxMinor + other.taxMinor, totalMinor: one.totalMinor + other.totalMinor, refundedMinor: one.refundedMinor + other.refundedMinor,
});

/** The part of some units that came back, 0 to 1, to four digits; null where none was sold. */
export const returnRate = ({ units, returned }: Pick<Sales, 'units' | 'returned'>): number | null => (units === 0 ? null : Math.round((returned / units) * DIGITS) / DIGITS);

const DIGITS = 10_000;
