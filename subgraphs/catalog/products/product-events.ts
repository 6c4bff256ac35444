import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';

/** What happens to products; the events of a product are its activity. */
export type ProductEventType = 'product.created' | 'product.updated' | 'product.deleted' | 'product.restored';

interface Happened {
  readonly productId: number;
  readonly catalogId: number;
  readonly sku: string | null;
  /** The ids that keys gave the product, by the key: each key is notified with its own. */
  readonly externalIds: Readonly<Record<string, string>> | undefined;
  /** The fields that changed, by their names in the catalog API. */
  readonly fields: readonly string[];
}

/** Keeps an event from growing with a product of thousands of variants. */
const MOST_FIELDS = 200;

/** The event of something that happened to a product. */
export const productEvent = (type: ProductEventType, cause: CallContext, { fields, externalIds = {}, ...payload }: Happened): DomainEvent =>
  ({ type, subject: String(payload.productId), audience: String(payload.catalogId), cause, payload: { ...payload, externalIds, fields: fields.slice(0, MOST_FIELDS) } });
