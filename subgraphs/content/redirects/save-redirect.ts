import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { codeProblem } from '#contract/text-problem.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { findDocument } from '../documents/document.store.js';
import { HOME_PATH, lengthOf, LONGEST_PATH, storedPath } from '../documents/path.js';
import { findPublishedAt, findTargets } from '../documents/published.store.js';
import { requireLockedSite } from '../documents/require-document.js';
import { linkProblem } from '../fields/link.js';
import { linkOnSite, type LinkOnSite } from '../references/link-on-site.js';
import { notOfSite } from '../sites/require-locale.js';
import { requireSiteManager } from '../sites/access.js';
import type { Site } from '../sites/site.js';
import { markContentChanged } from '../sites/site.store.js';
import { askedPath } from './path-on-site.js';
import { REDIRECT_STATUSES, type Redirect, type RedirectStatus } from './redirect.js';
import { deleteRedirect, findRedirect, writeRedirect } from './redirect.store.js';

/** A redirect as it is sent: to a page or an entry, to a url, or with 410 to nothing. */
export interface SaveRedirect extends Pick<Redirect, 'from' | 'siteId'> {
  readonly locale?: string | null | undefined;
  readonly status: number;
  readonly documentId?: number | null | undefined;
  readonly url?: string | null | undefined;
}

const GONE = 410;

/** Add a redirect, or replace the one of the same path. A path where something is published is ALREADY_EXISTS; redirects that lead back are refused. */
export function saveRedirect(deps: ContentDeps, context: CallContext, input: SaveRedirect): Promise<Redirect> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'saveRedirect' }, async () => {
    const site = await requireLockedSite(transaction, companyId, input.siteId);
    const wanted = await checked(transaction, companyId, { site, input });
    const before = await findRedirect(transaction, companyId, wanted);
    const at = await transaction.takeChangeSequence(companyId);
    const after: Redirect = { ...wanted, createdAt: before?.createdAt ?? at };
    const leadsTo = after.url === null ? undefined : linkOnSite(site, { from: after.from, locale: after.locale, url: after.url });
    await writeRedirect(transaction, companyId, { ...after, leadsTo });
    transaction.recordChange({ kind: 'redirect', id: `${after.locale} ${after.from}`, subject: `site ${String(site.id)}`, before: before ?? null, after });
    await markContentChanged(transaction, companyId, { siteId: site.id, at });
    return after;
  }));
}

/** Remove a redirect. Answers what it was. */
export function removeRedirect(deps: ContentDeps, context: CallContext, { siteId, locale, from: written }: Pick<SaveRedirect, 'from' | 'locale' | 'siteId'>): Promise<Redirect> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'removeRedirect' }, async () => {
    const site = await requireLockedSite(transaction, companyId, siteId);
    const place = { siteId, locale: locale ?? site.defaultLocale, from: askedPath(written) };
    const redirect = await findRedirect(transaction, companyId, place) ?? await findRedirect(transaction, companyId, { ...place, from: storedPath(written) });
    if (!redirect) throw new Failure('NOT_FOUND', `There is no redirect of ${place.from} in ${place.locale}`, { from: ['has no redirect'] });
    await deleteRedirect(transaction, companyId, redirect);
    transaction.recordChange({ kind: 'redirect', id: `${redirect.locale} ${redirect.from}`, subject: `site ${String(siteId)}`, before: redirect, after: null });
    await markContentChanged(transaction, companyId, { siteId, at: await transaction.takeChangeSequence(companyId) });
    return redirect;
  }));
}

interface Checking {
  readonly site: Site;
  readonly input: SaveRedirect;
}

async function checked(reader: Reader, companyId: number, { site, input }: Checking): Promise<Omit<Redirect, 'createdAt'>> {
  const { documentId = null, url = null } = input;
  const [from, locale] = [askedPath(input.from), input.locale ?? site.defaultLocale];
  const problems = new Problems();
  problems.add('from', pathProblem(from));
  problems.add('locale', site.locales.includes(locale) ? undefined : notOfSite(site));
  problems.add('url', url === null ? undefined : linkProblem(url));
  problems.add('documentId', await documentProblem(reader, companyId, { site, documentId }));
  const status = knownStatus(input.status);
  problems.add('status', statusProblem(status, [documentId, url].filter((target) => target !== null).length));
  problems.refuse('The redirect is not valid');
  const redirect = { siteId: site.id, locale, from, status: status ?? GONE, documentId, url, origin: 'EDITED' } as const;
  await refusePublished(reader, companyId, redirect);
  await refuseLoop(reader, companyId, { site, redirect });
  return redirect;
}

const knownStatus = (asked: number): RedirectStatus | undefined => REDIRECT_STATUSES.find((known) => known === asked);

const documentProblem = async (reader: Reader, companyId: number, { site, documentId }: { readonly site: Site; readonly documentId: number | null }): Promise<string | undefined> =>
  (documentId === null || (await findDocument(reader, companyId, documentId))?.siteId === site.id ? undefined : 'is not a page or entry of the site');

function statusProblem(status: RedirectStatus | undefined, targets: number): string | undefined {
  if (status === undefined) return `must be one of ${REDIRECT_STATUSES.join(', ')}`;
  if (status === GONE) return targets === 0 ? undefined : 'is for a path that leads nowhere';
  return targets === 1 ? undefined : 'needs either documentId or url';
}

function pathProblem(path: string): string | undefined {
  if (path === HOME_PATH) return 'must not be the home page';
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return 'must not have . or .. between its slashes';
  if (lengthOf(path) > LONGEST_PATH) return `must have at most ${String(LONGEST_PATH)} characters`;
  return path.includes('?') || path.includes('#') ? 'must be a path without query and fragment' : codeProblem(path);
}

async function refusePublished(reader: Reader, companyId: number, { siteId, locale, from }: Pick<Redirect, 'from' | 'locale' | 'siteId'>): Promise<void> {
  const holder = await findPublishedAt(reader, companyId, { siteId, locale, path: from });
  if (holder) throw new Failure('ALREADY_EXISTS', `${holder.title} (${String(holder.documentId)}) is published at ${from} in ${locale}`, { from: ['is the path of something published'], holder: String(holder.documentId) });
}

const MOST_STEPS = 20;

/** Follow where a redirect leads, redirect by redirect: one that comes back, or leads through too many, is refused. */
async function refuseLoop(reader: Reader, companyId: number, { site, redirect }: { readonly site: Site; readonly redirect: Omit<Redirect, 'createdAt'> }): Promise<void> {
  const steps = [redirect.from];
  for (let next: Omit<Redirect, 'createdAt'> | undefined = redirect; next;) {
    const target = await targetOf(reader, companyId, { site, redirect: next });
    if (target === undefined) return;
    const { locale, path } = target;
    steps.push(locale === redirect.locale ? path : `${path} in ${locale}`);
    if (path === redirect.from && locale === redirect.locale) throw new Failure('BAD_INPUT', `It leads back to itself: ${steps.join(' → ')}`, { url: ['leads back to the path'] });
    if (steps.length > MOST_STEPS + 1) throw new Failure('BAD_INPUT', `It leads through more than ${String(MOST_STEPS)} redirects`, { url: ['leads through too many redirects'] });
    next = await findRedirect(reader, companyId, { siteId: redirect.siteId, locale, from: path });
  }
}

async function targetOf(reader: Reader, companyId: number, { site, redirect: { siteId, locale, documentId, url, from } }: { readonly site: Site; readonly redirect: Omit<Redirect, 'createdAt'> }): Promise<LinkOnSite | undefined> {
  if (documentId === null) return url === null ? undefined : linkOnSite(site, { from, locale, url });
  const path = (await findTargets(reader, companyId, { siteId, locale, ids: [documentId] })).get(documentId)?.path;
  return path === undefined ? undefined : { locale, path };
}
