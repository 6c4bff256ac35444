import { z } from 'zod';
import { OAUTH_SCOPES } from '#contract/oauth.js';
import { providerMetadata } from '#contract/provider-metadata.js';
import { ok } from '#kit/answer.js';
import type { Cors } from '#kit/cors.js';
import type { Route } from '#kit/route.js';
import { AT_OWN_ADDRESS, type ConnectorCaller } from './connector-access.js';
import { EXAMPLE_ISSUER, EXAMPLE_OWN } from './examples.js';
import { ROOTS } from './paths.js';

const [FIVE_MINUTES, AN_HOUR] = [300, 3600] as const;

/** Programs in browsers may read them from any origin. */
const OPEN: Cors<ConnectorCaller> = { origins: { of: () => 'any' }, requestHeaders: ['Authorization', 'Content-Type', 'MCP-Protocol-Version'] };

const text = z.array(z.string());

/** The protected resource (RFC 9728; document 3, L). */
const resource = ({ own, issuer }: Pick<ConnectorCaller, 'own' | 'issuer'>) =>
  ({ resource: own, authorization_servers: [issuer], bearer_methods_supported: ['header'], scopes_supported: [...OAUTH_SCOPES], resource_name: 'Portico' });

type Answered = (caller: Pick<ConnectorCaller, 'own' | 'issuer'>) => object;

interface WellKnown extends Pick<Route<ConnectorCaller>, 'id' | 'path' | 'summary' | 'description' | 'answer'>, Partial<Pick<Route<ConnectorCaller>, 'input'>> {
  readonly seconds: number;
  readonly body: Answered;
  readonly target: string;
}

const wellKnown = ({ seconds, body, target, ...head }: WellKnown): Route<ConnectorCaller> => ({
  method: 'GET', root: ROOTS.wellKnown, scope: null, idempotency: 'natural', failures: [], proofs: [[]],
  declares: { access: AT_OWN_ADDRESS, cors: OPEN, limits: [] },
  input: z.object({}),
  ...head,
  run: ({ caller }) => Promise.resolve({ ...ok(body(caller)), headers: { 'Cache-Control': `public, max-age=${String(seconds)}` } }),
  example: { target, answer: body({ own: EXAMPLE_OWN, issuer: EXAMPLE_ISSUER }) },
});

const Resource = z.object({ resource: z.url(), authorization_servers: text, bearer_methods_supported: text, scopes_supported: text, resource_name: z.string() }).meta({ id: 'ProtectedResource' });

const protectedResource = { answer: Resource, seconds: FIVE_MINUTES, body: resource, summary: 'The protected resource', description: 'Who gives tokens for the connector (RFC 9728); the same with any path behind it.' };

/** The well-known documents of the connector. */
export const documents = [
  wellKnown({ ...protectedResource, id: 'documents.resource', path: '/oauth-protected-resource', target: '/oauth-protected-resource' }),
  wellKnown({ ...protectedResource, id: 'documents.suffixed-resource', path: '/oauth-protected-resource/{resource}', input: z.object({ params: z.object({ resource: z.string().describe('Any path.') }) }), target: '/oauth-protected-resource/mcp' }),
  wellKnown({
    id: 'documents.provider', path: '/oauth-authorization-server', target: '/oauth-authorization-server', seconds: AN_HOUR, answer: z.looseObject({ issuer: z.url() }).meta({ id: 'ProviderMetadata' }),
    body: ({ issuer }) => providerMetadata(issuer), summary: 'The identity provider', description: 'A copy of the identity provider\'s metadata, for older clients.',
  }),
];
