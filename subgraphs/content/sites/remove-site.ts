import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { ContentDeps } from '../content-deps.js';
import { requireLockedSite } from '../documents/require-document.js';
import { archiveSite, refuseHeld, type RemoveSite } from './archive-site.js';
import { siteEvent, type Site } from './site.js';
import { deleteDocuments, deleteSiteRows, findSomeOfSite } from './site-content.store.js';

/** Documents of one transaction: others write in between. */
const AT_ONCE = 50;

/**
 * Remove a site with everything of it; answers what it was. Websites read nothing of it from the first transaction on. Its documents go some at a time, and the site last: where the call
 * ends before that, the site is archived, and the next call continues. Throws INVALID_STATE while its website shows something of it, CONFLICT where somebody takes it out of the archive
 * meanwhile, or edits what is left of it.
 */
export async function removeSite(deps: ContentDeps, context: CallContext, input: RemoveSite): Promise<Site> {
  const site = await archiveSite(deps, context, input);
  const { database, clock } = deps;
  const { companyId } = context.principal;
  await removeInBatches(database, {
    most: AT_ONCE, find: (most) => findSomeOfSite(database, companyId, { siteId: site.id, most }),
    remove: async (transaction, ids) => {
      transaction.leaveNoEntry(); // the first transaction and the last one have theirs
      await requireRemovable(transaction, { context, clock, site });
      return deleteDocuments(transaction, companyId, ids);
    },
  });
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'removeSite' }, () => end(deps, transaction, { context, site })));
}

interface Removed {
  readonly context: CallContext;
  readonly site: Site;
}

async function requireRemovable(transaction: Transaction, { context, clock, site: { id, name } }: Removed & Pick<ContentDeps, 'clock'>): Promise<void> {
  const { status } = await requireLockedSite(transaction, context.principal.companyId, id);
  if (status !== 'ARCHIVED') throw new Failure('CONFLICT', `${name} was taken out of the archive while it was removed: what was left of it stays`);
  await refuseHeld(transaction, { context, clock, siteId: id });
}

async function end({ outbox, clock }: ContentDeps, transaction: Transaction, { context, site }: Removed): Promise<Site> {
  const { companyId } = context.principal;
  await requireRemovable(transaction, { context, clock, site });
  const made = await findSomeOfSite(transaction, companyId, { siteId: site.id, most: AT_ONCE + 1 }); // meanwhile
  if (made.length > AT_ONCE) throw new Failure('CONFLICT', `Others go on writing to ${site.name} while it is removed: repeat the call once they have ended`);
  await deleteDocuments(transaction, companyId, made);
  await deleteSiteRows(transaction, companyId, site.id);
  transaction.recordChange({ kind: 'site', id: String(site.id), before: site, after: null });
  await outbox.append(transaction, companyId, [siteEvent('site.removed', site)]);
  return site;
}
