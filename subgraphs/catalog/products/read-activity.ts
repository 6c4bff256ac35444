import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { eventsOfSubject, type RecordedEvent } from '#subgraph-kit/outbox.js';
import type { CatalogDeps } from '../catalog-deps.js';

/** Something that happened to a product. */
export interface ProductActivity extends Pick<RecordedEvent, 'actor' | 'at' | 'id' | 'type' | 'via'> {
  /** The fields that changed, by their names in the catalog API. */
  readonly fields: readonly string[];
}

const MOST_EVENTS = 500;

/** What happened to a product, oldest first; for people alone, as it names who did it. */
export async function readActivity({ database }: CatalogDeps, { principal }: CallContext, productId: number): Promise<ProductActivity[]> {
  requirePermission(principal, 'catalog.read');
  const events = await eventsOfSubject(database, principal.companyId, { subject: String(productId), limit: MOST_EVENTS });
  return events.map(({ id, type, at, actor, via, payload }) => ({ id, type, at, actor, via, fields: fieldsOf(payload) }));
}

function fieldsOf(payload: unknown): string[] {
  const fields: unknown = typeof payload === 'object' && payload !== null && 'fields' in payload ? payload.fields : [];
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
}
