import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { requireSiteManager } from './access.js';
import { checkSite } from './check-site.js';
import { siteEvent, type Site, type SiteFacts, type SiteStatus } from './site.js';
import { insertSite } from './site.store.js';
import { lockWorkspace } from './workspace.store.js';

interface CreateSite {
  /** Slug of the workspace. */
  readonly workspace: string;
  readonly slug: string;
  readonly name: string;
  readonly status?: SiteStatus | null | undefined;
  readonly defaultLocale: string;
  readonly locales?: readonly string[] | null | undefined;
  readonly frontendUrl?: string | null | undefined;
}

/** Create a site in a workspace; `locales` defaults to the default locale alone. */
export function createSite(deps: ContentDeps, context: CallContext, input: CreateSite): Promise<Site> {
  requireSiteManager(context.principal);
  const { slug, name, defaultLocale } = input;
  const facts: SiteFacts = {
    slug, name, defaultLocale,
    status: input.status ?? 'DRAFT', locales: input.locales ?? [defaultLocale], frontendUrl: input.frontendUrl ?? null,
  };
  checkSite(facts);
  const { database, clock } = deps;
  return database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock, name: 'createSite' }, () => create(deps, transaction, { companyId: context.principal.companyId, workspace: input.workspace, facts })));
}

async function create({ outbox }: ContentDeps, transaction: Transaction, { companyId, workspace, facts }: { companyId: number; workspace: string; facts: SiteFacts }): Promise<Site> {
  const found = await lockWorkspace(transaction, companyId, workspace);
  if (!found) throw new Failure('NOT_FOUND', `There is no workspace ${workspace}`, { workspace: ['is not the slug of a workspace'] });
  const id = await drawNumbers(transaction, { companyId, series: 'site' });
  const site: Site = { id, workspaceId: found.id, ...facts, version: 1, updatedAt: await transaction.takeChangeSequence(companyId) };
  await insertSite(transaction, companyId, site);
  transaction.recordChange({ kind: 'site', id: String(id), before: null, after: site });
  await outbox.append(transaction, companyId, [siteEvent('site.created', site)]);
  return site;
}
