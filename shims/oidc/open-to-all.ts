import type { Cors } from '#kit/cors.js';
import type { Route } from '#kit/route.js';
import type { ProviderCaller } from './provider-access.js';

/** Programs in browsers may call from any origin, always without cookies. */
export const OPEN_TO_ALL: Cors<ProviderCaller> = {
  origins: 'any', requestHeaders: ['Authorization', 'Content-Type', 'MCP-Protocol-Version'], exposed: ['WWW-Authenticate', 'Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'],
};

/** A document for everybody, as cheap as a file: calls are not counted. */
export const publicDocument = (route: Route<ProviderCaller>): Route<ProviderCaller> => ({ ...route, declares: { cors: OPEN_TO_ALL, limits: [] } });
