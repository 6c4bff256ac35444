import { z } from 'zod';
import type { EventKind } from '#kit/events/event-kind.js';

/** The events of interface H (document 3, H, Events). */
export const EVENT_TYPES = ['product.created', 'product.updated', 'product.deleted', 'stock.updated'] as const;

/** Which product an event is about. */
export const ProductEventData = z.object({
  product_id: z.int(),
  sku: z.string().nullable(),
  external_id: z.string().nullable().describe('The id that the notified key gave the product; null where it gave none.'),
  updated_at: z.iso.datetime(),
});

/** Which variants' stock an event is about. */
export const StockEventData = z.object({
  product_id: z.int(),
  sku: z.string().nullable(),
  variants: z.array(z.object({ variant_id: z.uuid(), sku: z.string() })).describe('Those whose stock changed, at most 100; more are divided among several events.'),
  updated_at: z.iso.datetime(),
});

const AT = '2026-11-21T09:00:00.000Z';
const PRODUCT = { product_id: 412, sku: 'TEE-001', external_id: 'ERP-77', updated_at: AT };

/** When each event is sent. */
export const CATALOG_EVENTS: readonly EventKind[] = [
  { type: 'product.created', when: 'A product is made, by whomever.', scope: null, data: ProductEventData, example: PRODUCT },
  { type: 'product.updated', when: 'A product or one of its variants changes, or a product is taken out of the trash.', scope: null, data: ProductEventData, example: PRODUCT },
  { type: 'product.deleted', when: 'A product is moved to the trash.', scope: null, data: ProductEventData, example: PRODUCT },
  {
    type: 'stock.updated', when: 'The stock of variants of a product changes.', scope: null, data: StockEventData,
    example: { product_id: 412, sku: 'TEE-001', variants: [{ variant_id: '019aa5f2-7c00-7d11-8a5e-2f6b1c3d4e5f', sku: 'TEE-001-M' }], updated_at: AT },
  },
];
