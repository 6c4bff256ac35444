import { requireScope, type CallContext } from '#contract/principal.js';
import type { ShopperRecords } from '#subgraph-kit/subgraph.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { eventsOfVisitor, type StorefrontEvent } from './shopper-event.store.js';
import { findShopperRecords } from './shopper-records.store.js';
import { visitorsOfCustomers } from './visitor.store.js';

/** Whose records, and behind which. */
export interface ShopperRecordsAsked {
  /** The ids that storefronts have for a customer. */
  readonly customerIds: readonly string[];
  /** The `next` of the part before. */
  readonly after?: string | null | undefined;
}

const EVENTS = 2000;

/** A part of what is kept of the visitors of a customer: with the first one everything but their events, which come visitor by visitor, in the order in which they happened. */
export async function readShopperRecords({ database, cursors }: CatalogDeps, { principal }: CallContext, { customerIds, after }: ShopperRecordsAsked): Promise<ShopperRecords> {
  requireScope(principal, 'system');
  const { companyId } = principal;
  const list = `shopper records ${String(companyId)} ${JSON.stringify(customerIds)}`;
  const [last, at, uid] = after == null ? ['', '', ''] : cursors.decode(list, after).map(String);
  const visitors = await visitorsOfCustomers(database, companyId, { customerIds });
  const events: StorefrontEvent[] = [];
  for (const visitorId of visitors.filter((id) => id >= String(last))) {
    const isBegun = visitorId === last;
    events.push(...await eventsOfVisitor(database, companyId, { visitorId, behind: isBegun ? { at: String(at), uid: String(uid) } : { at: '', uid: '' }, most: EVENTS + 1 - events.length }));
    if (events.length > EVENTS) break;
  }
  const end = events.length > EVENTS ? events[EVENTS - 1] : undefined;
  return { visitors: after == null ? await findShopperRecords(database, companyId, visitors) : [], events: events.slice(0, EVENTS), next: end ? cursors.encode(list, [end.visitorId, end.at, end.uid]) : null };
}
