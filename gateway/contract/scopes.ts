/** What a principal may do. Surfaces refuse early by these words, use cases enforce them. */
export const SCOPES = [
  'fulfillment:read', 'fulfillment:write',
  'orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read',
  'catalog:read', 'catalog:write', 'content:read',
  'staff:read', 'staff:write', 'system',
] as const;

/** One of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];
