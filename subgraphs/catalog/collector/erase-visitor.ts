import { setImmediate as nextTurn } from 'node:timers/promises';
import { instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { ConsentState } from './collected-batch.js';
import { erasureUnderWay, saveErasure, type Erasure } from './erasure.store.js';
import type { ErasureState } from './erasure-state.js';
import { changeFigures, dropEmptyTerms } from './storefront-figures.store.js';
import { takeOut } from './take-out.js';
import { visitorHash } from './visitor-hash.js';
import { deleteVisitor, lockVisitor, withdrawPurposes } from './visitor.store.js';

/** How many rows one transaction takes out while a shopper waits: each writes every page of the indexes that it touches anew, so that fewer cost less; 5,000 hold an embedded database for some 40 ms. */
const ERASED_AT_ONCE = 5000;

type Deps = Pick<CatalogDeps, 'clock' | 'database' | 'ids' | 'visitorKey'>;

interface Erasing {
  readonly visitorId: string;
  /** Why; null to go on with an erasure that was begun. */
  readonly state: 'DENIED' | 'REVOKED' | 'REQUESTED' | null;
}

/** Whether a decision of a shopper erases what they did before (document 3, I, States). */
export const isErasing = (consent: ConsentState): consent is 'DENIED' | 'REVOKED' => consent === 'DENIED' || consent === 'REVOKED';

const STATES: Readonly<Record<NonNullable<Erasing['state']>, ErasureState>> = { DENIED: 'denied', REVOKED: 'revoked', REQUESTED: 'requested' };

/**
 * Erase a visitor: events, sessions, carts and the link to a customer, out of the figures too. A proof stays, which does not say who it was. Undefined for an unknown visitor, of whom nothing is written. The first
 * transaction marks the erasure, and from then on nothing of the visitor is taken; each takes out some rows with what figures count of them, and lets others have their turn. One that was stopped is gone on with by the next call, or by the purge.
 */
export async function eraseVisitor(deps: Deps, companyId: number, { visitorId, state }: Erasing): Promise<Erasure | undefined> {
  const next = (why: Erasing['state']): Promise<Step | undefined> => deps.database.inTransaction((transaction) => eraseSome(transaction, companyId, { deps, visitorId, state: why }));
  let step = await next(state);
  while (step?.isAll === false) {
    await nextTurn();
    step = await next(null) ?? { ...step, isAll: true }; // another call took the last of it
  }
  return step?.erasure;
}

interface Step {
  readonly erasure: Erasure;
  readonly isAll: boolean;
}

async function eraseSome(transaction: Transaction, companyId: number, erasing: Erasing & { readonly deps: Deps }): Promise<Step | undefined> {
  transaction.withholdChanges(); // the audit log would keep who it was
  const { visitorId, state } = erasing;
  if (state === null) transaction.leaveNoEntry();
  const [known, begun] = [await lockVisitor(transaction, companyId, visitorId), await erasureUnderWay(transaction, companyId, visitorId)];
  const proof = known || begun ? proofOf(begun, companyId, erasing) : undefined;
  if (!proof) return undefined;
  const { events, changes, isAll } = await takeOut(transaction, companyId, { visitorId, most: ERASED_AT_ONCE });
  const erasure = { ...proof, events: proof.events + events };
  await saveErasure(transaction, companyId, { erasure, visitorId: isAll ? null : visitorId });
  await (isAll ? deleteVisitor(transaction, companyId, visitorId) : withdrawPurposes(transaction, companyId, visitorId));
  await changeFigures(transaction, companyId, changes);
  await dropEmptyTerms(transaction, companyId, changes);
  return { erasure, isAll };
}

/** The proof of an erasure that is begun, or that is under way and may be asked for again; undefined where one that is gone on with has ended. */
function proofOf(begun: Erasure | undefined, companyId: number, { deps: { clock, ids, visitorKey }, visitorId, state }: Erasing & { readonly deps: Deps }): Erasure | undefined {
  if (state === null) return begun;
  return { ...begun ?? { id: ids.next(), visitorHash: visitorHash(visitorKey, companyId, visitorId), events: 0 }, state: STATES[state], erasedAt: instant(clock) };
}
