import { OWN_TOOLS } from '#contract/own-tools.js';

/** Where a page of the graph's host stands, as the server's settings say: what its address bar shows may be another name of the host. */
export interface Place {
  /** The address of the identity provider. */
  readonly issuer: string;
  /** The public address that the provider answers to, the only one. */
  readonly page: string;
  /** What the state of its sign-ins begins with, by which the host leads an answer on to the page that asked; nothing for the page that the provider answers to. */
  readonly mark?: string;
}

/** The pages of the graph's host as a client of the identity provider; it has no secret. */
export const CLIENT = { client_id: OWN_TOOLS.graphiql } as const;
