import { Failure } from '#contract/failure.js';
import { requirePermission } from '#contract/require-permission.js';
import { SITE_OWNER, REVALIDATION_PROFILE } from '#contract/delivery-profile.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { knownCompany } from '../people/access.js';
import { newDestination, removeDestination, storeChange, type ChangedDestination } from './change-destination.js';
import type { Destination } from './destination.js';
import { destinationsOf, insertDestination } from './destination.store.js';

/** The revalidation webhook of a site as it is sent; absent fields keep their values. */
export interface SaveRevalidation {
  readonly siteId: number;
  readonly url?: string | null | undefined;
  readonly newSecret?: boolean | null | undefined;
  /** Null for unsigned webhooks. */
  readonly secret?: string | null | undefined;
  readonly active?: boolean | null | undefined;
}

const [LEAST_SECRET, MOST_SECRET] = [16, 200] as const;

/** Set the address to which a site's revalidation webhook is posted (document 3, J, Events); its secret is answered once. */
export async function saveRevalidation(context: IdentityContext, { siteId, ...changes }: SaveRevalidation): Promise<ChangedDestination> {
  const companyId = await managedSite(context, siteId);
  const { identity } = context;
  checkSecret(changes);
  return identity.database.inTransaction(async (transaction) => {
    const known = await destinationOf(transaction, companyId, siteId);
    const saved = known ? await storeChange(identity, transaction, { known, changes }) : newDestination(identity, { ...changes, url: firstUrl(changes), companyId, owner: ownerOf(siteId), profile: REVALIDATION_PROFILE });
    if (!known) await insertDestination(transaction, saved.destination);
    transaction.recordChange({ kind: 'revalidation', id: String(siteId), before: known ? shown(known) : null, after: shown(saved.destination) });
    return saved;
  });
}

/** Remove the revalidation webhook of a site: what waits is not sent. NOT_FOUND where it has none. */
export async function removeRevalidation(context: IdentityContext, siteId: number): Promise<Destination> {
  const companyId = await managedSite(context, siteId);
  const { identity } = context;
  return identity.database.inTransaction(async (transaction) => {
    const known = await destinationOf(transaction, companyId, siteId);
    if (!known) throw new Failure('NOT_FOUND', 'The site has no revalidation webhook', { siteId: ['has none'] });
    await removeDestination(identity, transaction, known);
    transaction.recordChange({ kind: 'revalidation', id: String(siteId), before: shown(known), after: null });
    return known;
  });
}

/** The revalidation webhook of a site; null for none. */
export async function readRevalidation(context: IdentityContext, siteId: number): Promise<Destination | null> {
  requirePermission(context.principal, 'cms.manage');
  const [known] = await destinationsOf(context.identity.database, knownCompany(context.principal.companyId), ownerOf(siteId));
  return known ?? null;
}

function firstUrl({ url }: Pick<SaveRevalidation, 'url'>): string {
  if (url == null) throw new Failure('BAD_INPUT', 'The site has no revalidation address yet', { url: ['is required'] });
  return url;
}

/** What the audit log keeps of it: no secret, sealed or not. */
const shown = ({ url, isActive, secret }: Destination) => ({ url, isActive, isSigned: secret !== null });

async function managedSite(context: IdentityContext, siteId: number): Promise<number> {
  requirePermission(context.principal, 'cms.manage');
  if (!await context.identity.siteExists(context, siteId)) throw new Failure('NOT_FOUND', `There is no site ${String(siteId)}`, { siteId: ['is not a site of the company'] });
  return knownCompany(context.principal.companyId);
}

function checkSecret({ newSecret, secret }: Pick<SaveRevalidation, 'newSecret' | 'secret'>): void {
  if (newSecret === true && secret != null) throw new Failure('BAD_INPUT', 'A secret is either given or generated', { secret: ['must not be given beside newSecret'] });
  if (secret != null && (secret.length < LEAST_SECRET || secret.length > MOST_SECRET)) throw new Failure('BAD_INPUT', 'The secret is not valid', { secret: [`must have ${String(LEAST_SECRET)} to ${String(MOST_SECRET)} characters`] });
}

const ownerOf = (siteId: number) => ({ kind: SITE_OWNER, id: String(siteId) });

const destinationOf = async (transaction: Transaction, companyId: number, siteId: number): Promise<Destination | undefined> => (await destinationsOf(transaction, companyId, ownerOf(siteId)))[0];
