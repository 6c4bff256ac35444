import { OWN_TOOLS } from '#contract/own-tools.js';

/** Where the page stands, as the server's settings say: what its address bar shows may be another name of the host. */
export interface Place {
  /** The address of the identity provider. */
  readonly issuer: string;
  /** The page's public address, the only one that the provider answers to. */
  readonly page: string;
}

/** The page as a client of the identity provider; it has no secret. */
export const CLIENT = { client_id: OWN_TOOLS.graphiql } as const;
