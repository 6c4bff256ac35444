import { Failure } from '#contract/failure.js';
import type { Permission } from '#contract/permissions.js';
import { requireScope, type Principal } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';

/** The caller's company; needs company.read. */
export const companyToRead = (principal: Principal): number => companyWith(principal, 'company.read');

/** The company of a person who looks at their own account, its sign-ins and apps, which are not the company's; needs company.read. Throws FORBIDDEN for a token that is limited: whoever holds it was given a part of what its person may do in the company, and nothing of the account. */
export function companyOfAccountOwner(principal: Principal): number {
  const companyId = companyToRead(principal);
  if (principal.withheld?.length) throw new Failure('FORBIDDEN', 'The token you call with is limited: the sign-ins and apps of your account are shown and ended with a sign-in or a token without a limit, or at the account page', { tokenPermissions: principal.permissions ?? [] });
  return companyId;
}

/** The caller's company, for managing its people, connections and calls; needs company.manage. */
export const companyToManage = (principal: Principal): number => companyWith(principal, 'company.manage');

/** The caller's company, for the e-mail that it sends; needs brain.write. */
export const companyToWrite = (principal: Principal): number => companyWith(principal, 'brain.write');

/** The caller's company, for the log of e-mail and its senders; needs brain.read. */
export const companyToReadKnowledge = (principal: Principal): number => companyWith(principal, 'brain.read');

function companyWith(principal: Principal, permission: Permission): number {
  requirePermission(principal, permission);
  return knownCompany(principal.companyId);
}

/** The company for which the platform's own tools act: the one they name, else the caller's. */
export function companyOfSystem(principal: Principal, named: number | null | undefined): number {
  requireScope(principal, 'system');
  return knownCompany(named ?? principal.companyId);
}

/** The company for which a surface acts: the connection's own, or the one named by the surface (0 for an unknown caller). */
export function companyOfSurface(principal: Principal, named: number | null | undefined): number {
  if (principal.scopes.includes('system')) return named ?? principal.companyId;
  if (principal.kind !== 'connection') throw new Failure('FORBIDDEN', 'Only surfaces may do this');
  if (typeof named === 'number' && named !== principal.companyId) throw new Failure('FORBIDDEN', 'A connection may act only for its own company');
  return principal.companyId;
}

/** Throws BAD_INPUT for a call that names no company. */
export function knownCompany(companyId: number): number {
  if (companyId <= 0) throw new Failure('BAD_INPUT', 'Name the company', { companyId: ['is required'] });
  return companyId;
}
