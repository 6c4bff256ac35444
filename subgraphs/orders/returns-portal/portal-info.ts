import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findPolicy } from '../return-policies/return-policy.store.js';
import type { VersionedPolicy } from '../return-policies/return-policy.js';
import type { ReturnPortal } from '../return-policies/return-portal.store.js';
import { requirePortal } from './require-session.js';

/** A portal with its rules. */
export interface PortalInfo {
  readonly portal: ReturnPortal;
  readonly policy: VersionedPolicy;
}

/** A portal as everybody may see it; null where there is none, or it is closed. */
export async function readPortalInfo({ database }: OrdersDeps, { principal }: CallContext, slug: string): Promise<PortalInfo | null> {
  requireScope(principal, 'system');
  try {
    const portal = await requirePortal(database, slug);
    return { portal, policy: await findPolicy(database, portal.companyId) };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
