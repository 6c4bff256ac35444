import { Failure } from '#contract/failure.js';
import { requireScope, type Principal } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';

/** The company every person of it may see; needs company.read. */
export const companyToRead = (principal: Principal): number => companyWith(principal, 'company.read');

/** The company whose people, connections and calls the caller manages; needs company.manage. */
export const companyToManage = (principal: Principal): number => companyWith(principal, 'company.manage');

function companyWith(principal: Principal, permission: 'company.read' | 'company.manage'): number {
  requirePermission(principal, permission);
  return knownCompany(principal.companyId);
}

/** The company the project's own tools act for: the one they name, else the one they run as. */
export function companyOfSystem(principal: Principal, named: number | null | undefined): number {
  requireScope(principal, 'system');
  return knownCompany(named ?? principal.companyId);
}

/** The company a surface works for: a connection's own, or the one the surface itself names (0 before a caller is known). */
export function companyOfSurface(principal: Principal, named: number | null | undefined): number {
  if (principal.scopes.includes('system')) return named ?? principal.companyId;
  if (principal.kind !== 'connection') throw new Failure('FORBIDDEN', 'Only the surfaces may do this');
  if (typeof named === 'number' && named !== principal.companyId) throw new Failure('FORBIDDEN', 'A connection works for its own company');
  return principal.companyId;
}

/** Refuse a call that names no company. */
export function knownCompany(companyId: number): number {
  if (companyId <= 0) throw new Failure('BAD_INPUT', 'Name the company', { companyId: ['is required'] });
  return companyId;
}
