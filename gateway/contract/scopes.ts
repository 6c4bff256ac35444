/** The scopes of connections, and `system` for the product itself; people have permissions instead. Surfaces refuse a missing scope early, use cases enforce it. */
export const SCOPES = [
  'fulfillment:read', 'fulfillment:write',
  'orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read',
  'catalog:read', 'catalog:write', 'content:read',
  'system',
] as const;

/** One of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];
