import { instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { ConsentState } from './collected-batch.js';
import { insertErasure, type Erasure } from './erasure.store.js';
import type { ErasureState } from './erasure-state.js';
import { FigureChanges } from './figure-changes.js';
import { ordersOfVisitor } from './shopper-order.store.js';
import { countedEvents } from './shopper-event.store.js';
import { sessionsOf } from './shopper-session.store.js';
import { changeFigures, dropEmptyTerms } from './storefront-figures.store.js';
import { visitorHash } from './visitor-hash.js';
import { deleteVisitor, lockVisitor } from './visitor.store.js';

interface Erasing {
  readonly deps: Pick<CatalogDeps, 'clock' | 'ids' | 'visitorKey'>;
  readonly visitorId: string;
  readonly state: 'DENIED' | 'REVOKED' | 'REQUESTED';
}

/** Whether a decision of a shopper erases what they did before (document 3, I, States). */
export const isErasing = (consent: ConsentState): consent is 'DENIED' | 'REVOKED' => consent === 'DENIED' || consent === 'REVOKED';

const STATES: Readonly<Record<Erasing['state'], ErasureState>> = { DENIED: 'denied', REVOKED: 'revoked', REQUESTED: 'requested' };

/** Erase a visitor: events, sessions, carts and the link to a customer, out of the figures too. A proof stays, which does not say who it was. Undefined for an unknown visitor, of whom nothing is written. */
export async function eraseVisitor(transaction: Transaction, companyId: number, { deps, visitorId, state }: Erasing): Promise<Erasure | undefined> {
  const known = await lockVisitor(transaction, companyId, visitorId);
  if (!known) return undefined;
  const changes = await countedOf(transaction, companyId, visitorId);
  const events = await deleteVisitor(transaction, companyId, visitorId);
  const erasure: Erasure = { id: deps.ids.next(), visitorHash: visitorHash(deps.visitorKey, companyId, visitorId), state: STATES[state], erasedAt: instant(deps.clock), events };
  await insertErasure(transaction, companyId, erasure);
  await changeFigures(transaction, companyId, changes);
  await dropEmptyTerms(transaction, companyId, changes);
  return erasure;
}

/** What a visitor adds to the figures, taken out. */
async function countedOf(transaction: Transaction, companyId: number, visitorId: string): Promise<FigureChanges> {
  const changes = new FigureChanges();
  for (const { event, events } of await countedEvents(transaction, companyId, visitorId)) changes.add(event, -events);
  for (const session of await sessionsOf(transaction, companyId, visitorId)) changes.replaceSession(session, undefined);
  for (const order of await ordersOfVisitor(transaction, companyId, visitorId)) changes.replaceOrder(order, undefined);
  return changes;
}
