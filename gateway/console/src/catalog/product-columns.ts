/** The columns of the list, in their order. */
export const PRODUCT_COLUMNS = ['image', 'product', 'status', 'brand', 'variants', 'price', 'languages', 'changed'] as const;

/** One of {@link PRODUCT_COLUMNS}. */
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];
