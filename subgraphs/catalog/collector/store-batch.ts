import { dayIn } from '#contract/shopper-zone.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { changeCarts } from './change-carts.js';
import { changeOrders } from './change-orders.js';
import type { CollectedBatch } from './collected-batch.js';
import { lastErasure, refuseUnderWay } from './erasure.store.js';
import { FigureChanges } from './figure-changes.js';
import type { ReferencedProduct } from './product-reference.store.js';
import type { BatchEvent, ReadBatch, RejectedEvent } from './read-batch.js';
import { insertEvents, keptUids } from './shopper-event.store.js';
import { changeSessions } from './change-sessions.js';
import { touchOf } from './shopper-order.js';
import { changeFigures } from './storefront-figures.store.js';
import { visitorHash } from './visitor-hash.js';
import { keepVisitor, type Visitor } from './visitor.store.js';

/** How many events were stored, and how many were not. */
export interface StoredCounts {
  readonly stored: number;
  readonly duplicates: number;
  /** Events of carts that belong to another visitor: they are stored, and the carts stay. */
  readonly cartRefused: number;
}

interface Storing {
  readonly deps: Pick<CatalogDeps, 'visitorKey'>;
  readonly batch: CollectedBatch;
  readonly read: ReadBatch;
  readonly products: ReadonlyMap<string, ReferencedProduct>;
  readonly visitor: Visitor;
}

/** An event as it is stored. */
export interface StoredEvent extends Pick<BatchEvent, 'at' | 'kind' | 'payload' | 'ref' | 'uid'> {
  readonly day: string;
  readonly channel: string | null;
  readonly productId: number | null;
}

/**
 * Store a batch whose visitor granted consent. The visitor's row comes first: whoever erases them waits for it, or is waited for, so that no event stays behind an erasure. What happened before
 * the last erasure is late, whenever it arrives; a batch that is late as a whole leaves nothing, the visitor neither. Throws UNAVAILABLE while they are erased: what they did since may come
 * again.
 */
export async function storeBatch(transaction: Transaction, companyId: number, { deps, batch, read, products, visitor }: Storing): Promise<StoredCounts & { readonly late: readonly RejectedEvent[] }> {
  await keepVisitor(transaction, companyId, { visitor, now: read.now });
  const erased = await lastErasure(transaction, companyId, visitorHash(deps.visitorKey, companyId, visitor.id));
  const isLate = ({ at }: { readonly at: string }): boolean => erased !== undefined && at <= erased.at;
  const isWhole = isLate({ at: read.sentAt }) || (read.events.length > 0 && read.events.every(isLate));
  if (isWhole) transaction.discard();
  else refuseUnderWay(erased);
  const timely = isWhole ? [] : read.events.filter((event) => !isLate(event));
  const late = read.events.filter((event) => !timely.includes(event)).map(({ index }): RejectedEvent => ({ index, reason: 'consent' }));
  const kept = await keptUids(transaction, companyId, timely.map(({ uid }) => uid));
  const channel = batch.isWebPixel ? WEB_PIXEL : visitor.channel;
  const events = timely.filter(({ uid }) => !kept.has(uid)).map(({ kind, uid, at, ref, payload }): StoredEvent =>
    ({ kind, uid, at, ref, payload, channel, day: dayIn(batch.timeZone, at), productId: ref === undefined ? null : products.get(ref)?.productId ?? null }));
  await insertEvents(transaction, events.map((event) => rowOf(event, { companyId, batch, products, visitor })));
  const cartRefused = await changeCarts(transaction, companyId, { visitorId: visitor.id, isBot: visitor.isBot, events });
  if (!visitor.isBot) await countEvents(transaction, companyId, { batch, events });
  return { stored: events.length, duplicates: kept.size, cartRefused, late };
}

const WEB_PIXEL = 'web-pixel';

async function countEvents(transaction: Transaction, companyId: number, { batch, events }: { readonly batch: CollectedBatch; readonly events: readonly StoredEvent[] }): Promise<void> {
  const changes = new FigureChanges();
  for (const event of events) changes.add(event);
  const touched = events.map((event) => ({ ...event, touch: touchOf(event, batch.domains) }));
  await changeSessions(transaction, companyId, { batch, events: touched, changes });
  await changeOrders(transaction, companyId, { visitorId: batch.visitor.id, events: touched, changes });
  transaction.beforeCommit(() => changeFigures(transaction, companyId, changes));
}

const rowOf = ({ uid, at, kind, day, channel, ref, payload, productId }: StoredEvent, { companyId, batch, products, visitor }: Pick<Storing, 'batch' | 'products' | 'visitor'> & { readonly companyId: number }) => ({
  company_id: companyId, uid, visitor_id: visitor.id, session_id: batch.session ?? null, at, kind, day, channel, ref: productId === null ? ref ?? null : null,
  product_id: productId, variant_id: ref === undefined ? null : products.get(ref)?.variantId ?? null, is_bot: Number(visitor.isBot), payload: Object.keys(payload).length === 0 ? null : JSON.stringify(payload),
});
