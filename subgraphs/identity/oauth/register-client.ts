import { hostIn } from '#kernel/web-address.js';
import { instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import { AUTH_METHODS } from '#contract/oauth.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import type { OAuthClient } from './client.js';
import { cutTo, shownName } from './client-text.js';
import type { ClientMetadata } from './client-metadata.js';
import { insertClient } from './client.store.js';
import { orRefused, type Refused } from './oauth-refusal.js';
import { requireRoomForClient } from './require-room-for-client.js';
import { registeredScopes } from './scope.js';
import { runSteps } from './steps.js';

/** A registered client, with its secret where it has one. */
export interface RegisteredClient {
  readonly client: OAuthClient;
  readonly secret: string | null;
}

const [LONGEST_NAME, LONGEST_URI] = [120, 250];
const [SECRET_PREFIX, SECRET_LENGTH] = ['pcs_', 48];

/** Register a client (RFC 7591; document 3, K, Registration rules). Every call makes a new one. Throws RATE_LIMITED where too many did within the hour. */
export function registerClient({ principal, identity }: IdentityContext, metadata: ClientMetadata): Promise<RegisteredClient | Refused> {
  requireScope(principal, 'system');
  const { database, ids, clock, appRedirects } = identity;
  return orRefused(async () => {
    runSteps('register', { ...metadata, appRedirects });
    const client = clientOf(metadata, { id: ids.next(), createdAt: instant(clock) });
    const secret = client.authMethod === 'none' ? null : `${SECRET_PREFIX}${randomAlphanumeric(SECRET_LENGTH)}`;
    await database.inTransaction(async (transaction) => {
      await requireRoomForClient(transaction, identity);
      await insertClient(transaction, { ...client, secretHash: secret === null ? null : sha256(secret) });
    });
    return { client, secret };
  });
}

/** A client of checked metadata. */
function clientOf({ redirectUris, clientName, clientUri, tokenEndpointAuthMethod: method, scope }: ClientMetadata, made: Pick<OAuthClient, 'id' | 'createdAt'>): OAuthClient {
  const uris = [...new Set(redirectUris)];
  return {
    ...made, redirectUris: uris, name: nameOf(clientName, uris), uri: clientUri ? cutTo(clientUri, LONGEST_URI) : null,
    authMethod: AUTH_METHODS.find((known) => known === method) ?? 'none', scopes: registeredScopes(scope), usedAt: null,
  };
}

/** Its own name, or the host of its first redirect URI. */
function nameOf(given: string | null | undefined, [first = '']: readonly string[]): string {
  const name = shownName(given ?? '', LONGEST_NAME);
  return name === '' ? cutTo(hostIn(first), LONGEST_NAME) : name;
}
