import type { RequestHandler } from 'express';

/** Where clients find who gives tokens for the graph (RFC 9728, 3.1). */
export const METADATA = '/.well-known/oauth-protected-resource/graphql';

interface Protected {
  /** Public address of the graph's host. */
  readonly graphqlUrl: string;
  /** The address of the identity provider. */
  readonly issuer: string;
}

/** The graph as a protected resource: our own tools find the identity provider by it. */
export const protectedResource = ({ graphqlUrl, issuer }: Protected): RequestHandler => (_request, response) => {
  response.set('Cache-Control', 'public, max-age=3600').json({ resource: `${graphqlUrl}/graphql`, authorization_servers: [issuer], bearer_methods_supported: ['header'] });
};
