import type { AttributeType, ProductStatus } from '#contract/schema.generated.js';

/** The states of a product, as models read and write them. */
export const PRODUCT_STATUS = { draft: 'DRAFT', active: 'ACTIVE', archived: 'ARCHIVED' } as const satisfies Readonly<Record<string, ProductStatus>>;

/** Of {@link PRODUCT_STATUS} the words. */
export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const satisfies readonly (keyof typeof PRODUCT_STATUS)[];

/** A value of the graph as a word. */
export const wordOf = (value: ProductStatus | AttributeType): string => value.toLowerCase();
