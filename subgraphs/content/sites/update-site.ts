import { canonicalJson } from '#kernel/canonical-json.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { followSite } from '../references/follow-site.js';
import { requireLast } from '../versions/require-last.js';
import { requireSiteManager } from './access.js';
import { checkSite } from './check-site.js';
import { refreshSite } from './refresh-site.js';
import { siteEvent, type Site, type SiteFacts } from './site.js';
import { findSiteToSave, updateSiteRow } from './site.store.js';

/** Changes to a site; absent fields keep their values, and only `frontendUrl` can be cleared. */
type UpdateSite = { readonly id: number; readonly version?: number | null | undefined } & { readonly [K in keyof SiteFacts]?: SiteFacts[K] | null | undefined };

/** Change a site. An update that changes no value takes no change sequence and publishes no event. */
export function updateSite(deps: ContentDeps, context: CallContext, input: UpdateSite): Promise<Site> {
  requireSiteManager(context.principal);
  const { database, clock } = deps;
  return database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock, name: 'updateSite' }, () => update(deps, transaction, { companyId: context.principal.companyId, input })));
}

async function update({ outbox }: ContentDeps, transaction: Transaction, { companyId, input }: { companyId: number; input: UpdateSite }): Promise<Site> {
  const site = await siteToUpdate(transaction, companyId, input);
  const { isDamaged = false, ...whole } = site;
  const wanted: Site = { ...whole, ...changes(input) };
  checkSite(wanted);
  if (canonicalJson(wanted) === canonicalJson(site)) return site;
  const changed = { ...wanted, version: site.version + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
  await updateSiteRow(transaction, companyId, changed);
  transaction.recordChange({ kind: 'site', id: String(changed.id), before: site, after: changed });
  const isOfOtherLocales = isDamaged || canonicalJson(changed.locales) !== canonicalJson(site.locales);
  if (isOfOtherLocales) await refreshSite(transaction, companyId, { siteId: changed.id, locales: changed.locales, at: changed.updatedAt }); // websites read menus in every locale
  if (changed.frontendUrl !== site.frontendUrl || isOfOtherLocales) await followSite(transaction, companyId, changed);
  await outbox.append(transaction, companyId, [siteEvent('site.changed', changed)]);
  return changed;
}

/** One that is damaged is changed with its locales alone: they would be lost. */
async function siteToUpdate(transaction: Transaction, companyId: number, { id, locales, version }: UpdateSite): Promise<Site> {
  const site = await findSiteToSave(transaction, companyId, id);
  if (!site) throw new Failure('NOT_FOUND', `There is no site ${String(id)}`);
  requireLast(site, version);
  if (site.isDamaged === true && !locales) throw new Failure('INVALID_STATE', 'The locales of the site are damaged where they are stored: give them anew', { locales: ['must be given'] });
  return site;
}

const changes = ({ id: _id, version: _version, ...fields }: UpdateSite): Partial<SiteFacts> =>
  Object.fromEntries(Object.entries(fields).filter(([field, value]) => value !== undefined && (value !== null || field === 'frontendUrl')));
