import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { ISSUED_SCOPES } from '#contract/oauth.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { companyToRead } from '../people/access.js';
import type { IdentityContext } from '../identity-deps.js';
import { accountOf } from './account-of.js';
import type { OAuthClient } from './client.js';
import type { ConnectedApp } from './connected-app.js';
import type { Grant } from './grant.js';
import { endGrantsOf, livingGrants } from './grant.store.js';
import { knownClients } from './known-client.js';

/** The apps that act for the caller, those connected last first; needs company.read. Programs have none. */
export async function listConnectedApps({ principal, identity: { database, clock, graphqlUrl } }: IdentityContext): Promise<readonly ConnectedApp[]> {
  companyToRead(principal);
  const accountId = await accountOf(database, principal);
  return accountId === undefined ? [] : appsOf({ reader: database, graphqlUrl }, await livingGrants(database, { accountId, now: instant(clock) }));
}

/** End what the caller allowed an app: its tokens are refused from the commit on, in every process. Needs company.read. Returns the app. */
export function disconnectApp({ principal, identity: { database, clock, graphqlUrl } }: IdentityContext, clientId: string): Promise<ConnectedApp> {
  companyToRead(principal);
  return database.inTransaction(async (transaction) => {
    const [accountId, now] = [await accountOf(transaction, principal), instant(clock)];
    const grants = accountId === undefined ? [] : await livingGrants(transaction, { accountId, clientId, now });
    const [app] = await appsOf({ reader: transaction, graphqlUrl }, grants);
    if (accountId === undefined || !app) throw new Failure('NOT_FOUND', 'You have not connected this app');
    await endGrantsOf(transaction, { accountId, clientId }, now);
    transaction.recordChange({ kind: 'connected app', id: app.id, before: app, after: null });
    return app;
  });
}

interface Place {
  readonly reader: Reader;
  /** Where our own tools are. */
  readonly graphqlUrl: string;
}

async function appsOf({ reader, graphqlUrl }: Place, grants: readonly Grant[]): Promise<ConnectedApp[]> {
  const byClient = grouped(grants, ({ clientId }) => clientId);
  const clients = new Map((await knownClients(reader, graphqlUrl, [...byClient.keys()])).map((client) => [client.id, client]));
  return [...byClient].flatMap(([id, own]) => {
    const client = clients.get(id);
    return client ? [appOf(client, own)] : [];
  });
}

/** Grants are given newest first. */
const appOf = ({ id, name, redirectUris }: OAuthClient, grants: readonly Grant[]): ConnectedApp => ({
  id, name, redirectHosts: [...new Set(redirectUris.map((uri) => new URL(uri).host))], scopes: ISSUED_SCOPES.filter((scope) => grants.some(({ scopes }) => scopes.includes(scope))),
  connectedAt: grants.at(-1)?.createdAt ?? '',
});
