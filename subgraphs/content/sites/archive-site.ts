import { instant, type Clock } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { requireLockedSite } from '../documents/require-document.js';
import { holderOf } from '../locks/document-lock.js';
import { heldByAnother } from '../locks/respect-locks.js';
import { requireSiteManager } from './access.js';
import type { Site } from './site.js';
import { countPublishedOf, findHeldOfSite } from './site-content.store.js';
import { updateSiteRow } from './site.store.js';

/** Which site is removed. */
export interface RemoveSite {
  readonly id: number;
  /** Although its website shows something of it. */
  readonly evenIfPublished?: boolean | null | undefined;
}

/** Archive a site that may be removed, so that websites read nothing of it; answers what it was. Throws INVALID_STATE while its website shows something of it, CONFLICT while somebody else edits it. */
export function archiveSite({ database, clock }: ContentDeps, context: CallContext, { id, evenIfPublished }: RemoveSite): Promise<Site> {
  const { principal } = context;
  requireSiteManager(principal);
  const { companyId } = principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'archiveSite' }, async () => {
    const site = await requireLockedSite(transaction, companyId, id);
    if (site.status !== 'ARCHIVED' && evenIfPublished !== true) await refusePublished(transaction, companyId, site);
    await refuseHeld(transaction, { context, clock, siteId: id });
    if (site.status === 'ARCHIVED') return site;
    const archived: Site = { ...site, status: 'ARCHIVED', version: site.version + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
    await updateSiteRow(transaction, companyId, archived);
    transaction.recordChange({ kind: 'site', id: String(id), before: site, after: archived });
    return site;
  }));
}

/** CONFLICT while somebody else edits something of a site. */
export async function refuseHeld(transaction: Transaction, { context: { principal }, clock, siteId }: { readonly context: CallContext; readonly clock: Clock; readonly siteId: number }): Promise<void> {
  const holder = holderOf(principal);
  const held = await findHeldOfSite(transaction, principal.companyId, { siteId, holder, now: instant(clock) });
  if (held) throw heldByAnother(held, holder);
}

async function refusePublished(transaction: Transaction, companyId: number, { id, name }: Site): Promise<void> {
  const published = await countPublishedOf(transaction, companyId, id);
  if (published > 0) throw new Failure('INVALID_STATE', `The website of ${name} shows ${String(published)} pages and entries: take them out first, archive the site, or remove it all the same (evenIfPublished)`, { evenIfPublished: ['is needed while something is published'], published: String(published) });
}
