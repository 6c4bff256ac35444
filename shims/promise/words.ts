import type { PromiseStatus, ShippingType } from '#contract/schema.generated.js';

/** Shipping methods as the interface writes them (document 2, G, ShippingOption). */
export const METHOD_WORDS = { STANDARD: 'standard', EXPRESS: 'express' } as const satisfies Record<ShippingType, string>;

/** What can be had, as the interface writes it (document 2, G, ShippingOption). */
export const STATUS_WORDS = { IN_STOCK: 'in_stock', INCOMING: 'incoming', UNAVAILABLE: 'unavailable' } as const satisfies Record<PromiseStatus, string>;
