import type { Cors } from '#kit/cors.js';
import type { Route } from '#kit/route.js';
import type { ProviderCaller } from './provider-access.js';

/** Programs in browsers may call from any origin, always without cookies. */
export const OPEN_TO_ALL: Cors<ProviderCaller> = {
  origins: 'any', requestHeaders: ['Authorization', 'Content-Type', 'MCP-Protocol-Version'], exposed: ['WWW-Authenticate', 'Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining'],
};

/** The same for a route without declarations of its own. */
export const openToAll = (route: Route<ProviderCaller>): Route<ProviderCaller> => ({ ...route, declares: { ...route.declares, cors: OPEN_TO_ALL } });
