/** Speed classes of shipping. */
export const SHIPPING_TYPES = ['STANDARD', 'EXPRESS'] as const;

/** One of {@link SHIPPING_TYPES}. */
export type ShippingType = (typeof SHIPPING_TYPES)[number];

/** The type that the code of a shipping method names, in capitals or not; standard where it names none. */
export const typeOfMethod = (code: string | null | undefined): ShippingType => SHIPPING_TYPES.find((type) => type === code?.trim().toUpperCase()) ?? 'STANDARD';
