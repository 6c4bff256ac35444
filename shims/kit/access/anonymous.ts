import type { Principal } from '#contract/principal.js';
import type { Caller } from '../route.js';
import type { Access } from './access.js';

/** The caller of whom nothing is known. */
export const NOBODY: Principal = { kind: 'anonymous', companyId: 0, actor: 'anonymous', scopes: [] };

/** Access without credentials. */
export const ANONYMOUS: Access<Caller> = { kind: 'anonymous', admit: () => Promise.resolve({ principal: NOBODY }) };
