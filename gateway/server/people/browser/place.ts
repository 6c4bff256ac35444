import type { OwnToolId } from '#contract/own-tools.js';

/** Where a page of the graph's host stands, as the server's settings say: what its address bar shows may be another name of the host. */
export interface Place {
  /** The address of the identity provider. */
  readonly issuer: string;
  /** The public address that the provider answers to, the only one. */
  readonly page: string;
  /** Which of our own tools the page is. */
  readonly client: OwnToolId;
}

/** The page as a client of the identity provider; it has no secret. */
export const clientOf = ({ client }: Pick<Place, 'client'>): { readonly client_id: OwnToolId } => ({ client_id: client });
