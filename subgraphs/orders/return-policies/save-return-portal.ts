import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { OrdersDeps } from '../orders-deps.js';
import { companyCalled, findPortal, keepAddress, writePortal, type ReturnPortal } from './return-portal.store.js';

/** The form of the last segment of a portal's address (document 2, E, Endpoints). */
export const PORTAL_SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Addresses beside the portals that are ours: the documentation. */
const OURS: ReadonlySet<string> = new Set(['docs']);

/** A change of a portal; what is left out stays as it is. */
export interface PortalChange {
  readonly slug?: string | null | undefined;
  readonly enabled?: boolean | null | undefined;
}

/** Open, close or move the returns portal; needs commerce.manage. BAD_INPUT for an address that another company has. */
export function saveReturnPortal({ database, clock, outbox }: OrdersDeps, context: CallContext, { slug, enabled }: PortalChange): Promise<ReturnPortal> {
  requirePermission(context.principal, 'commerce.manage');
  if (slug != null && !PORTAL_SLUG.test(slug)) throw slugProblem('must be 1 to 64 lower-case letters, digits and hyphens, not beginning with a hyphen');
  if (slug != null && OURS.has(slug)) throw slugProblem('is an address of the documentation');
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'saveReturnPortal' }, async () => {
    const before = await findPortal(transaction, companyId);
    const after = portalAfter(before, { companyId, slug, enabled });
    if ((await companyCalled(transaction, after.slug) ?? companyId) !== companyId) throw slugProblem('is the address of another portal');
    if (before && before.slug !== after.slug) await keepAddress(transaction, before, instant(clock));
    await writePortal(transaction, after, instant(clock)).catch(duplicateAsConflict('The address was taken'));
    transaction.recordChange({ kind: 'returnPortal', id: String(companyId), before: before ?? null, after });
    await outbox.append(transaction, companyId, [{ type: 'return_portal.saved', cause: context, payload: { slug: after.slug, enabled: after.enabled } }]);
    return after;
  }));
}

function portalAfter(before: ReturnPortal | undefined, { companyId, slug, enabled }: PortalChange & Pick<ReturnPortal, 'companyId'>): ReturnPortal {
  const wanted = slug ?? before?.slug;
  if (wanted === undefined) throw slugProblem('must be given for a first portal');
  return { companyId, slug: wanted, enabled: enabled ?? before?.enabled ?? true };
}

const slugProblem = (problem: string): Failure => new Failure('BAD_INPUT', 'The portal is not valid', { slug: [problem] });

/** The returns portal, if there is one; needs commerce.read. */
export async function readReturnPortal({ database }: OrdersDeps, { principal }: CallContext): Promise<ReturnPortal | null> {
  requirePermission(principal, 'commerce.read');
  return await findPortal(database, principal.companyId) ?? null;
}
