import { equalInConstantTime, sha256 } from '#kernel/crypto.js';
import type { Identity } from '../identity-deps.js';
import type { OAuthClient } from './client.js';
import type { KnownClient } from './client.store.js';
import { knownClient } from './known-client.js';
import { OAuthRefusal } from './oauth-refusal.js';

/** How a client presents itself. */
export interface ClientProof {
  readonly clientId?: string | null | undefined;
  readonly clientSecret?: string | null | undefined;
}

/** The client that presents itself: by its id alone where it is public, else with its secret. Throws invalid_client. */
export async function authenticateClient(identity: Identity, { clientId, clientSecret }: ClientProof): Promise<OAuthClient> {
  const { secretHash, ...known } = await namedClient(identity, clientId ?? '');
  if (secretHash === null && clientSecret != null) throw new OAuthRefusal('invalid_client', 'This client has no secret');
  if (secretHash !== null && !equalInConstantTime(secretHash, sha256(clientSecret ?? ''))) throw new OAuthRefusal('invalid_client', 'The client secret is missing or wrong');
  return known;
}

async function namedClient(identity: Identity, id: string): Promise<KnownClient> {
  if (id === '') throw new OAuthRefusal('invalid_client', 'No client is named: send client_id in the form, or id and secret by HTTP Basic');
  const client = await knownClient(identity, id);
  if (!client) throw new OAuthRefusal('invalid_client', 'This client is not registered here');
  return client;
}
