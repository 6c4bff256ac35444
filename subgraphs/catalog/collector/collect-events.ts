import { Failure } from '#contract/failure.js';
import { isBotName } from '#contract/is-bot.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { mayBeLinked, purposesOf, type CollectedBatch, type Reporting } from './collected-batch.js';
import { eraseVisitor, isErasing } from './erase-visitor.js';
import { referencedProducts } from './product-reference.store.js';
import { readBatch, type ReadBatch, type RejectedEvent } from './read-batch.js';
import { storeBatch, type StoredCounts } from './store-batch.js';
import { storedText } from './stored-text.js';
import type { Visitor } from './visitor.store.js';

/** What became of a batch (3-decisions, I). */
export interface CollectedEvents extends StoredCounts {
  readonly rejected: readonly RejectedEvent[];
  readonly skew: number | null;
  readonly payloadDropped: readonly number[];
  readonly withheld: readonly number[];
  readonly unmapped: number;
  /** A customer was named, and the shopper did not grant personalisation. */
  readonly identityWithheld: boolean;
  /** Why nothing was stored: consent is missing, or nothing can be stored; null otherwise. */
  readonly reason: 'consent' | 'storage' | null;
}

const NOTHING: CollectedEvents = { stored: 0, duplicates: 0, rejected: [], skew: null, payloadDropped: [], withheld: [], unmapped: 0, cartRefused: 0, identityWithheld: false, reason: null };

/** Keep what a visitor did, if they granted consent; without it nothing is written, and a refusal of a known visitor erases them. Never fails where nothing can be stored: that is one of the answers. */
export async function collectEvents(deps: CatalogDeps, { principal }: CallContext, batch: CollectedBatch): Promise<CollectedEvents> {
  requireScope(principal, 'system');
  const { visitor: { id, consent }, isTest } = batch;
  const { companyId } = principal;
  try {
    if (consent !== 'GRANTED') {
      if (isErasing(consent) && !isTest) await eraseVisitor(deps, companyId, { visitorId: id, state: consent });
      return { ...NOTHING, reason: 'consent' };
    }
    const read = readBatch(batch, deps);
    return await stored(deps, companyId, { batch, read });
  } catch (error) {
    return unstored(deps, batch, error);
  }
}

async function stored(deps: CatalogDeps, companyId: number, { batch, read }: { readonly batch: CollectedBatch; readonly read: ReadBatch }): Promise<CollectedEvents> {
  const refs = [...new Set(read.events.flatMap(({ ref }) => ref ?? []))];
  const products = await referencedProducts(deps.database, companyId, refs);
  const { skew, rejected, payloadDropped, withheld, repeated } = read;
  const answer = {
    ...NOTHING, skew, rejected, payloadDropped, withheld, duplicates: repeated,
    unmapped: read.events.filter(({ ref }) => ref !== undefined && !products.has(ref)).length,
    identityWithheld: typeof batch.customerId === 'string' && !mayBeLinked(batch.visitor),
  };
  if (batch.isTest) return answer;
  const counts = await deps.database.inTransaction((transaction) => storeBatch(transaction, companyId, { deps, batch, read, products, visitor: visitorOf(batch) }));
  const { late, ...counted } = counts;
  return { ...answer, ...counted, duplicates: repeated + counts.duplicates, rejected: [...rejected, ...late].sort((a, b) => a.index - b.index) };
}

/** The visitor of a call that granted consent. */
export function visitorOf({ visitor, installationId, customerId, userAgent }: Reporting): Visitor {
  const { id, purposes, consentSource = null, locale, channel } = visitor;
  return { id, installationId, purposes: purposesOf(purposes), consentSource, locale: named(locale), channel: named(channel), isBot: isBotName(userAgent), customerId: mayBeLinked(visitor) ? customerId ?? undefined : null };
}

const named = (text: string | null | undefined): string | null => storedText(text ?? '') || null;

/** Nothing can be stored: the events are rejected, and the storefront sends them again. */
function unstored({ log }: CatalogDeps, { events }: CollectedBatch, error: unknown): CollectedEvents {
  if (!(error instanceof Failure)) log.error({ err: error }, 'Events of a storefront could not be stored');
  return { ...NOTHING, rejected: events.map((_, index) => ({ index, reason: 'storage' })), reason: 'storage' };
}
