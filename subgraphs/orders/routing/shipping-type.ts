/** Speed classes of shipping. */
export const SHIPPING_TYPES = ['STANDARD', 'EXPRESS'] as const;

/** One of {@link SHIPPING_TYPES}. */
export type ShippingType = (typeof SHIPPING_TYPES)[number];

/** The words of a shipping method's code, in lower case: `dhl` and `express` of `dhl_express`. */
export const wordsOfMethod = (methodCode: string | null | undefined): readonly string[] => (methodCode ?? '').toLowerCase().split(/[^a-z0-9]/).filter((word) => word !== '');

/** The type of an order that names a shipping method and no type: express where a word of the code says so. */
export const typeOfMethod = (methodCode: string | null | undefined): ShippingType => (wordsOfMethod(methodCode).includes('express') ? 'EXPRESS' : 'STANDARD');
