import type { Permission } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { hasPermission, requirePermission } from '#contract/require-permission.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage, knownCompany } from '../people/access.js';
import { CONNECTION_KINDS, type ConnectionKind } from './connection.js';
import { connectionIdsOfKinds } from './connection.store.js';

/** The kinds that managers of a module manage beside owners and admins (3-decisions, Roles: interfaces H and I; document 3, J, Authentication). */
const OF_MANAGERS: Partial<Readonly<Record<ConnectionKind, Permission>>> = { CATALOG: 'catalog.manage', COLLECTOR: 'catalog.manage', DELIVERY: 'cms.manage' };

const managerOf = (kind: ConnectionKind | undefined): Permission | undefined => kind && OF_MANAGERS[kind];

/** The connections of a company that a caller manages. */
export interface ManagedConnections {
  readonly companyId: number;
  /** Undefined for every kind. */
  readonly kinds?: readonly ConnectionKind[] | undefined;
}

/** Credentials are managed by people: a service token cannot have company.manage, and manages no keys with those of a module. */
export const isPerson = ({ tokenId, userId }: Principal): boolean => tokenId === undefined || userId !== undefined;

/** The connections that the caller manages: all with company.manage, those of the catalog with catalog.manage, delivery tokens with cms.manage. FORBIDDEN with none of these. */
export function managedConnections(principal: Principal): ManagedConnections {
  const kinds = isPerson(principal) && !hasPermission(principal, 'company.manage') ? CONNECTION_KINDS.filter((kind) => hasManager(principal, kind)) : [];
  return kinds.length > 0 ? { companyId: knownCompany(principal.companyId), kinds } : { companyId: companyToManage(principal) };
}

const hasManager = (principal: Principal, kind: ConnectionKind): boolean => {
  const permission = managerOf(kind);
  return permission !== undefined && hasPermission(principal, permission);
};

/** Throws FORBIDDEN for a caller who does not manage connections of a kind; without a kind, those of a connection that is gone, and what belongs to none. */
export function requireManagedKind(principal: Principal, kind: ConnectionKind | undefined): void {
  if (hasPermission(principal, 'company.manage')) return;
  requirePermission(principal, (isPerson(principal) ? managerOf(kind) : undefined) ?? 'company.manage');
}

/** Throws FORBIDDEN for a caller who does not manage the connection that a record names. */
export async function requireManagedRecord({ principal, loaders }: IdentityContext, connectionId: string | null): Promise<void> {
  if (hasPermission(principal, 'company.manage')) return;
  const connection = connectionId === null ? null : await loaders.connection(connectionId);
  requireManagedKind(principal, connection?.kind);
}

/** The ids of the connections whose records a list shows the caller; undefined for the records of all. */
export async function managedConnectionIds({ principal, identity }: IdentityContext): Promise<readonly string[] | undefined> {
  const { companyId, kinds } = managedConnections(principal);
  return kinds && connectionIdsOfKinds(identity.database, companyId, kinds);
}
