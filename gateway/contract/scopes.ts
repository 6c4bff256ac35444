/** What a connection may do, and `system` for the product itself; people have permissions instead. Surfaces refuse early by these words, use cases enforce them. */
export const SCOPES = [
  'fulfillment:read', 'fulfillment:write',
  'orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read',
  'catalog:read', 'catalog:write', 'content:read',
  'system',
] as const;

/** One of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];
