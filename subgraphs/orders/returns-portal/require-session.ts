import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findPolicyVersion } from '../return-policies/return-policy.store.js';
import type { VersionedPolicy } from '../return-policies/return-policy.js';
import { findPortalCalled, type ReturnPortal } from '../return-policies/return-portal.store.js';
import type { ReturnSession } from './return-secrets.js';

/** An open portal by its slug, or NOT_FOUND: one that is closed is as if the store did not exist (document 2, E). */
export async function requirePortal(reader: Reader, slug: string): Promise<ReturnPortal> {
  const portal = await findPortalCalled(reader, slug);
  if (!portal?.enabled) throw new Failure('NOT_FOUND', 'There is no such store, or its returns portal is closed');
  return portal;
}

/** Whether a portal is open, as {@link requirePortal} says: true, or its failure. */
export async function checkPortal({ database }: OrdersDeps, { principal }: CallContext, slug: string): Promise<boolean> {
  requireScope(principal, 'system');
  await requirePortal(database, slug);
  return true;
}

/** A session as its shopper presents it. */
export interface Presented {
  readonly slug: string;
  readonly session: string;
}

/** A session with the portal and the policy that it was opened with. */
export interface OpenSession extends ReturnSession {
  readonly portal: ReturnPortal;
  readonly policy: VersionedPolicy;
}

/** What names the order of an open session, the same for all its sessions and of no use for anything else; the failures are those of {@link requireSession}. */
export async function checkSession(deps: OrdersDeps, context: CallContext, presented: Presented): Promise<string> {
  const { companyId, orderId } = await openedSession(deps, context, presented);
  return sha256(`${String(companyId)} ${orderId}`);
}

/** The session of a shopper in a portal; NOT_FOUND where the portal is closed, UNAUTHENTICATED for a session that is missing, has ended, or is of another store. */
export async function requireSession(deps: OrdersDeps, context: CallContext, presented: Presented): Promise<OpenSession> {
  const opened = await openedSession(deps, context, presented);
  return { ...opened, policy: await findPolicyVersion(deps.database, opened.companyId, opened.policyVersion) };
}

async function openedSession({ database, clock, returnSecrets }: OrdersDeps, { principal }: CallContext, { slug, session }: Presented): Promise<Omit<OpenSession, 'policy'>> {
  requireScope(principal, 'system');
  const portal = await requirePortal(database, slug);
  const opened = returnSecrets.openSession(session, clock.now().getTime());
  if (opened?.companyId !== portal.companyId) throw new Failure('UNAUTHENTICATED', 'The session has ended: look the order up again');
  return { ...opened, portal };
}
