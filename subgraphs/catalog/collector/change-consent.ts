import { instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Reporting } from './collected-batch.js';
import { visitorOf } from './collect-events.js';
import { eraseVisitor, isErasing } from './erase-visitor.js';
import { lastErasure, refuseUnderWay } from './erasure.store.js';
import { sentAtOf } from './read-batch.js';
import { skewOf } from './read-event.js';
import { visitorHash } from './visitor-hash.js';
import { keepVisitor } from './visitor.store.js';

/** What became of a decision of a shopper (3-decisions, I). */
export interface ChangedConsent {
  /** Whether anything was written: nothing is of an unknown visitor who did not grant consent. */
  readonly recorded: boolean;
  readonly erased: boolean;
}

/** Record what a shopper decided. A refusal of a known visitor erases them before the answer; taking personalisation away unlinks them from their customer, and what they did stays. */
export async function changeConsent(deps: CatalogDeps, { principal }: CallContext, reporting: Reporting): Promise<ChangedConsent> {
  requireScope(principal, 'system');
  const { visitor: { id, consent }, isTest } = reporting;
  if (isTest || consent === 'PENDING') return { recorded: false, erased: false };
  if (isErasing(consent)) {
    const erased = await eraseVisitor(deps, principal.companyId, { visitorId: id, state: consent }) !== undefined;
    return { recorded: erased, erased };
  }
  const now = reporting.receivedAt ?? instant(deps.clock);
  const sentAt = sentAtOf(reporting.sentAt, { now, skew: skewOf(reporting.sentAt, now) });
  return deps.database.inTransaction(async (transaction) => {
    await keepVisitor(transaction, principal.companyId, { visitor: visitorOf(reporting), now });
    const erased = await lastErasure(transaction, principal.companyId, visitorHash(deps.visitorKey, principal.companyId, id));
    const isLate = erased !== undefined && sentAt <= erased.at;
    if (isLate) transaction.discard();
    else refuseUnderWay(erased);
    return { recorded: !isLate, erased: false };
  });
}
