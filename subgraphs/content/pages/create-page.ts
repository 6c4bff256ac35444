import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { createDocument, type FirstDraft } from '../documents/create-document.js';
import type { ContentDocument } from '../documents/document.js';
import { findHome } from '../documents/document.store.js';
import { requireLockedSite } from '../documents/require-document.js';
import { requireContentWriter } from '../sites/access.js';
import { markHomeChanged } from '../sites/site.store.js';
import { findTemplate } from '../templates/template.store.js';
import { depthOf, MOST_DEPTH } from './page-tree.js';

/** A new page with its first draft. */
export interface CreatePage extends FirstDraft {
  readonly siteId: number;
  /** The key of its template. */
  readonly template: string;
  /** The page below which it is; at the root unless given. */
  readonly parentId?: number | null | undefined;
  readonly isHome?: boolean | null | undefined;
}

/** Create a page with its first draft; websites show it once it is published. */
export function createPage(deps: ContentDeps, context: CallContext, { siteId, template, parentId = null, isHome, ...draft }: CreatePage): Promise<ContentDocument> {
  requireContentWriter(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'createPage' }, async () => {
    const site = await requireLockedSite(transaction, companyId, siteId);
    const made = { kind: 'PAGE', siteId, template, parentId, collectionId: null, isHome: isHome === true } as const;
    await checkPlace(transaction, companyId, made);
    const page = await createDocument(transaction, { context, site, made, draft });
    if (page.isHome) await markHomeChanged(transaction, companyId, { siteId, at: page.updatedAt });
    return page;
  }));
}

type Place = Pick<ContentDocument, 'isHome' | 'parentId' | 'siteId' | 'template'>;

async function checkPlace(reader: Reader, companyId: number, { siteId, template, parentId, isHome }: Place): Promise<void> {
  const problems = new Problems();
  problems.add('template', await findTemplate(reader, companyId, { siteId, key: template ?? '' }) ? undefined : 'is not the key of a template of the site');
  problems.add('parentId', parentId === null ? undefined : isHome ? 'cannot be given to the home page, which is at the root' : await parentProblem(reader, companyId, { siteId, parentId }));
  problems.refuse('The page is not valid');
  const home = isHome ? await findHome(reader, companyId, siteId) : undefined;
  if (home) throw new Failure('ALREADY_EXISTS', `Page ${String(home.id)} is the home page`, { isHome: ['is taken'], holder: String(home.id) });
}

/** Why a page cannot be put below another; undefined when it can. */
export async function parentProblem(reader: Reader, companyId: number, { siteId, parentId }: { readonly siteId: number; readonly parentId: number }): Promise<string | undefined> {
  const depth = await depthOf(reader, companyId, { siteId, id: parentId });
  if (depth === undefined) return 'is not a page of the site that can have others below it';
  return depth >= MOST_DEPTH ? `has ${String(MOST_DEPTH)} levels above it already` : undefined;
}
