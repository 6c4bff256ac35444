import type { Permission } from './permissions.js';

/** The scopes of connections, and `system` for the product itself; people have permissions instead. Surfaces refuse a missing scope early, use cases enforce it. */
export const SCOPES = [
  'fulfillment:read', 'fulfillment:write',
  'orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read',
  'catalog:read', 'catalog:write', 'content:read',
  'system',
] as const;

/** One of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];

/** The permission that lets a person do what a connection does with a scope: nobody makes a credential that may do more than they. */
export const SCOPE_PERMISSIONS = {
  'fulfillment:read': 'commerce.read', 'fulfillment:write': 'commerce.write',
  'orders:read': 'commerce.read', 'orders:write': 'commerce.write', 'returns:read': 'commerce.read', 'inventory:read': 'commerce.read', 'locations:read': 'commerce.read',
  'catalog:read': 'catalog.read', 'catalog:write': 'catalog.write', 'content:read': 'brain.read',
} as const satisfies Readonly<Record<Exclude<Scope, 'system'>, Permission>>;
