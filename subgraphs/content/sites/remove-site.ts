import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { ContentDeps } from '../content-deps.js';
import { requireLockedSite } from '../documents/require-document.js';
import { holderOf } from '../locks/document-lock.js';
import { heldByAnother } from '../locks/respect-locks.js';
import { requireSiteManager } from './access.js';
import { siteEvent, type Site } from './site.js';
import { countPublishedOf, deleteDocuments, deleteSiteRows, findHeldOfSite, findSomeOfSite } from './site-content.store.js';
import { lockSite, updateSiteRow } from './site.store.js';

/** Which site is removed. */
export interface RemoveSite {
  readonly id: number;
  /** Although its website shows something of it. */
  readonly evenIfPublished?: boolean | null | undefined;
}

/** Documents of one transaction: others write in between. */
const AT_ONCE = 50;

/**
 * Remove a site with everything of it; answers what it was. Websites read nothing of it from the first transaction on. Its documents go some at a time, and the site last: where the call
 * ends before that, the site is archived, and the next call continues. Throws INVALID_STATE while its website shows something of it.
 */
export async function removeSite(deps: ContentDeps, context: CallContext, { id, evenIfPublished }: RemoveSite): Promise<Site> {
  requireSiteManager(context.principal);
  const { database, clock } = deps;
  const { companyId } = context.principal;
  const site = await database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'beginRemoveSite' }, () => begin(deps, transaction, { context, id, evenIfPublished: evenIfPublished === true })));
  await removeInBatches(database, {
    most: AT_ONCE, find: (most) => findSomeOfSite(database, companyId, { siteId: id, most }),
    remove: async (transaction, ids) => {
      transaction.leaveNoEntry(); // the begin and the end of it have theirs
      await lockSite(transaction, companyId, id);
      return deleteDocuments(transaction, companyId, ids);
    },
  });
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'removeSite' }, () => end(deps, transaction, { companyId, site })));
}

interface Beginning {
  readonly context: CallContext;
  readonly id: number;
  readonly evenIfPublished: boolean;
}

/** Archive a site that may be removed, so that websites read nothing of it. */
async function begin({ clock }: ContentDeps, transaction: Transaction, { context: { principal }, id, evenIfPublished }: Beginning): Promise<Site> {
  const { companyId } = principal;
  const site = await requireLockedSite(transaction, companyId, id);
  if (site.status === 'ARCHIVED') return site;
  if (!evenIfPublished) await refusePublished(transaction, companyId, site);
  const holder = holderOf(principal);
  const held = await findHeldOfSite(transaction, companyId, { siteId: id, holder, now: instant(clock) });
  if (held) throw heldByAnother(held, holder);
  const archived: Site = { ...site, status: 'ARCHIVED', version: site.version + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
  await updateSiteRow(transaction, companyId, archived);
  transaction.recordChange({ kind: 'site', id: String(id), before: site, after: archived });
  return site;
}

async function refusePublished(transaction: Transaction, companyId: number, { id, name }: Site): Promise<void> {
  const published = await countPublishedOf(transaction, companyId, id);
  if (published > 0) throw new Failure('INVALID_STATE', `The website of ${name} shows ${String(published)} pages and entries: take them out first, archive the site, or remove it all the same (evenIfPublished)`, { evenIfPublished: ['is needed while something is published'], published: String(published) });
}

async function end({ outbox }: ContentDeps, transaction: Transaction, { companyId, site }: { readonly companyId: number; readonly site: Site }): Promise<Site> {
  await requireLockedSite(transaction, companyId, site.id);
  const made = await findSomeOfSite(transaction, companyId, { siteId: site.id, most: AT_ONCE + 1 }); // meanwhile
  if (made.length > AT_ONCE) throw new Failure('CONFLICT', `Others go on writing to ${site.name} while it is removed: repeat the call once they have ended`);
  await deleteDocuments(transaction, companyId, made);
  await deleteSiteRows(transaction, companyId, site.id);
  transaction.recordChange({ kind: 'site', id: String(site.id), before: site, after: null });
  await outbox.append(transaction, companyId, [siteEvent('site.removed', site)]);
  return site;
}
