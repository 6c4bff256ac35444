/** Speed classes of shipping. */
export const SHIPPING_TYPES = ['STANDARD', 'EXPRESS'] as const;

/** One of {@link SHIPPING_TYPES}. */
export type ShippingType = (typeof SHIPPING_TYPES)[number];
