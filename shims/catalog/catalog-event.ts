import { z } from 'zod';
import { STANDARD } from '#kit/deliveries/standard-profile.js';
import type { DomainEvent, EventAudience, Notification } from '#kit/events/event-audience.js';
import { envelope } from '#kit/events/event-kind.js';
import { EVENT_TYPES, ProductEventData, StockEventData } from './event-kinds.js';

/** An event of a catalog for a key: the body of a webhook of interface H, and a record of GET /events (decisions 3, H, Webhooks). */
export const CatalogEvent = z.object({
  id: envelope.id,
  type: z.enum(EVENT_TYPES),
  created_at: envelope.created_at,
  data: z.union([ProductEventData, StockEventData]).describe('product.*: product_id, sku, external_id, updated_at; stock.updated: product_id, sku, variants, updated_at.'),
}).meta({ id: 'Event' });

type EventBody = z.output<typeof CatalogEvent>;

const Product = z.object({ productId: z.int(), catalogId: z.int(), sku: z.string().nullable() });
const ChangedProduct = Product.extend({ externalIds: z.record(z.string(), z.string()).default({}) });
const ChangedStock = Product.extend({ variants: z.array(z.object({ variantId: z.string(), sku: z.string() })) });

/** An event as keys of its catalog see it. */
interface KeyEvent {
  readonly catalogId: number;
  /** The keys that gave the product an id of their own. */
  readonly naming: readonly string[];
  /** The event as one key sees it. */
  bodyFor(keyId: string): EventBody;
}

/** The events of a product; a restore counts as a change (document 3, H, Product deletion). */
const OF_PRODUCTS: Readonly<Record<string, EventBody['type']>> = {
  'product.created': 'product.created', 'product.updated': 'product.updated', 'product.restored': 'product.updated', 'product.deleted': 'product.deleted',
};

function keyEvent({ id, type: happened, sequence, payload }: DomainEvent): KeyEvent | undefined {
  const made = (type: EventBody['type'], data: EventBody['data']): EventBody => ({ id, type, created_at: sequence, data });
  if (happened === 'stock.updated') {
    const { productId, catalogId, sku, variants } = ChangedStock.parse(payload);
    const body = made('stock.updated', { product_id: productId, sku, variants: variants.map((variant) => ({ variant_id: variant.variantId, sku: variant.sku })), updated_at: sequence });
    return { catalogId, naming: [], bodyFor: () => body };
  }
  const type = OF_PRODUCTS[happened];
  if (type === undefined) return undefined;
  const { productId, catalogId, sku, externalIds } = ChangedProduct.parse(payload);
  return { catalogId, naming: Object.keys(externalIds), bodyFor: (keyId) => made(type, { product_id: productId, sku, external_id: externalIds[keyId] ?? null, updated_at: sequence }) };
}

/** An event as a key sees it; undefined for those that keys are not notified of. */
export const catalogEvent = (event: DomainEvent, keyId: string): EventBody | undefined => keyEvent(event)?.bodyFor(keyId);

const NO_KEY = '';

/** Notifies the keys of the event's catalog, those that gave the product an id with that id. */
export const KEYS: EventAudience = {
  source: 'catalog',
  kind: 'CATALOG',
  profile: STANDARD,
  notifications(event) {
    const known = keyEvent(event);
    if (!known) return [];
    const body = known.bodyFor(NO_KEY);
    const named = known.naming.map((keyId): Notification => ({ type: body.type, body: known.bodyFor(keyId), owner: { kind: 'connection', id: keyId } }));
    return [{ type: body.type, body, catalogId: known.catalogId }, ...named];
  },
};
