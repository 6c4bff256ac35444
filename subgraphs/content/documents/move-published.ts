import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { deleteCoveredRedirects, findCoveredByEditor, leaveRedirectsBelow, writeRedirect, type MovedRange } from '../redirects/redirect.store.js';
import type { Published } from './document.js';
import { lengthOf, LONGEST_PATH } from './path.js';
import { deletePublished, longestBelow, movePublishedBelow, writePublished, type SiteLocale } from './published.store.js';

interface Move {
  readonly published: Published;
  readonly to: string;
  readonly at: Instant;
}

/** Move what is published at a path, and everything below it, to another path; a redirect stays at each path that was left. The row of the document itself is written by its caller. */
export async function movePublished(transaction: Transaction, companyId: number, { published, to, at }: Move): Promise<void> {
  const { siteId, locale, kind, path: from } = published;
  if (kind === 'PAGE') await moveBelow(transaction, companyId, { siteId, locale, kind, from, to, at });
  await leaveRedirect(transaction, companyId, { published, at });
}

/** A redirect at the path of what leaves it, which leads to wherever it is by then. */
const leaveRedirect = (transaction: Transaction, companyId: number, { published: { siteId, locale, documentId, path: from }, at }: Pick<Move, 'published' | 'at'>): Promise<void> =>
  writeRedirect(transaction, companyId, { siteId, locale, from, status: 301, documentId, url: null, origin: 'MOVED', createdAt: at, leadsTo: undefined });

/** Move the pages, or the entries, that are published below a path to another; a redirect stays at each path that was left. */
export async function moveBelow(transaction: Transaction, companyId: number, { to, ...range }: MovedRange & { readonly to: string }): Promise<number> {
  const longest = lengthOf(to) - lengthOf(range.from) + await longestBelow(transaction, companyId, range);
  if (longest > LONGEST_PATH) throw new Failure('BAD_INPUT', `A path below it would be longer than ${String(LONGEST_PATH)} characters`, { slug: ['makes a path below it too long'] });
  await leaveRedirectsBelow(transaction, companyId, range);
  return movePublishedBelow(transaction, companyId, { ...range, to });
}

interface Exchange {
  /** What leaves its path, at which a redirect stays unless the other takes it. */
  readonly before: readonly Published[];
  /** All of it, at its new paths. */
  readonly after: readonly Published[];
  readonly at: Instant;
}

/** Publish what exchanged its paths: those that nothing is below. */
export async function exchangePublished(transaction: Transaction, companyId: number, { before, after, at }: Exchange): Promise<void> {
  for (const { siteId, locale, documentId } of after) await deletePublished(transaction, companyId, { siteId, locale, ids: [documentId] });
  for (const published of before) await leaveRedirect(transaction, companyId, { published, at });
  for (const published of after) await writePublished(transaction, companyId, published);
  for (const { siteId, locale, path } of after) await uncoverPath(transaction, companyId, { siteId, locale, path });
}

/** Make room for what was published at a path: redirects that a move left there go; one that an editor made is INVALID_STATE. */
export async function uncoverPath(transaction: Transaction, companyId: number, { siteId, locale, path }: SiteLocale & { readonly path: string }): Promise<void> {
  const redirect = await findCoveredByEditor(transaction, companyId, { siteId, locale, path });
  if (redirect) throw new Failure('INVALID_STATE', `${redirect.from} is redirected in ${locale}: remove that redirect first, or choose another slug`, { path: redirect.from, locale });
  await deleteCoveredRedirects(transaction, companyId, { siteId, locale, path });
}
