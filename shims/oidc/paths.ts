import { PROVIDER_PATHS } from '#contract/provider-metadata.js';

/** The roots of the provider's paths (document 3, K). */
export const ROOTS = { oauth: '/oauth', wellKnown: '/.well-known', api: '/api/oauth' } as const;

/** The paths that clients find in the metadata, and those of pages. */
export const PATHS = { ...PROVIDER_PATHS, consent: '/oauth/consent', signIn: '/sign-in' } as const;
