import * as oauth from 'oauth4webapi';

/* eslint-disable @typescript-eslint/no-deprecated -- what allows http is marked so as to stand out: on one machine the provider has no certificate */

/** The identity provider and how it is called. */
export interface Provider {
  readonly server: oauth.AuthorizationServer;
  readonly options: { readonly [oauth.allowInsecureRequests]: boolean };
}

/** Read the metadata of the identity provider; throws where it cannot be reached. */
export async function findProvider(issuer: string): Promise<Provider> {
  const [address, options] = [new URL(issuer), { [oauth.allowInsecureRequests]: issuer.startsWith('http:') }];
  const answer = await oauth.discoveryRequest(address, { algorithm: 'oauth2', ...options }).catch((error: unknown) => {
    throw new Error(`The identity provider at ${issuer} cannot be reached.`, { cause: error });
  });
  return { server: await oauth.processDiscoveryResponse(address, answer), options };
}
