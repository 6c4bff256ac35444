import type { Scope } from '#contract/scopes.js';

const READING = ['staff:read', 'orders:read', 'returns:read', 'inventory:read', 'locations:read', 'catalog:read', 'content:read'] as const satisfies readonly Scope[];
const WORKING = [...READING, 'orders:write'] as const satisfies readonly Scope[];
const MANAGING = [...WORKING, 'catalog:write', 'staff:write'] as const satisfies readonly Scope[];

/** What a person of the company may do, by role. */
export const STAFF_SCOPES = { STAFF: WORKING, ADMIN: MANAGING, OWNER: MANAGING } as const satisfies Record<string, readonly Scope[]>;
