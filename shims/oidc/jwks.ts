import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { KEYS_EXAMPLE } from './answer-examples.js';
import { SigningKeysDocument } from './operations/signing-keys.generated.js';
import { ROOTS } from './paths.js';
import type { ProviderCaller } from './provider-access.js';
import { SHELL } from './shell-examples.js';

const Key = z.object({ kty: z.literal('RSA'), use: z.literal('sig'), alg: z.literal('RS256'), kid: z.string(), n: z.string(), e: z.string() });

/** Shorter than the metadata: a client that meets a new key id asks again in any case. */
const CACHED = { 'Cache-Control': 'public, max-age=300' };

/** GET /.well-known/jwks.json: the public keys, the retired ones of the last 8 hours among them. */
export const jwks: Route<ProviderCaller> = defineRoute({
  id: 'jwks', method: 'GET', root: ROOTS.wellKnown, path: '/jwks.json', scope: null, idempotency: 'natural',
  summary: 'Public keys',
  description: 'The keys that verify tokens. Keep them up to five minutes, and read them again when a token has a kid that is not among them.',
  failures: [],
  input: z.object({}),
  answer: z.object({ keys: z.array(Key) }),
  operation: SigningKeysDocument,
  variables: () => ({}),
  reply: ({ oauthSigningKeys: keys }) => ({ status: 200, headers: CACHED, body: { keys: keys.map(({ kid, n, e }) => ({ kty: 'RSA' as const, use: 'sig' as const, alg: 'RS256' as const, kid, n, e })) } }),
  example: { target: '/jwks.json', answer: KEYS_EXAMPLE, shell: SHELL.keys },
});
