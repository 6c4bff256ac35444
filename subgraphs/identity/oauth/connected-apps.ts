import { hostIn } from '#kernel/web-address.js';
import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { ISSUED_SCOPES } from '#contract/oauth.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { companyOfAccountOwner } from '../people/access.js';
import type { IdentityContext } from '../identity-deps.js';
import { accountOf } from './account-of.js';
import type { OAuthClient } from './client.js';
import type { ConnectedApp } from './connected-app.js';
import { endGrantsOf, livingGrants, type Allowance } from './grant.store.js';
import { knownClients, ownTool } from './known-client.js';

/** The apps that act for the caller, those connected last first; needs company.read and a token without a limit. Programs have none. */
export async function listConnectedApps({ principal, identity: { database, clock, graphqlUrl } }: IdentityContext): Promise<readonly ConnectedApp[]> {
  companyOfAccountOwner(principal);
  const accountId = await accountOf(database, principal);
  return accountId === undefined ? [] : appsOfAccount({ reader: database, graphqlUrl }, { accountId, now: instant(clock) });
}

/** End what the caller allowed an app: its tokens are refused from the commit on, in every process. Needs company.read and a token without a limit. Returns the app. */
export function disconnectApp({ principal, identity: { database, clock, graphqlUrl } }: IdentityContext, clientId: string): Promise<ConnectedApp> {
  companyOfAccountOwner(principal);
  return database.inTransaction(async (transaction) => {
    const app = await endApp({ reader: transaction, graphqlUrl }, { accountId: await accountOf(transaction, principal), clientId, now: instant(clock) });
    if (!app) throw new Failure('NOT_FOUND', 'You have not connected this app');
    transaction.recordChange({ kind: 'connected app', id: app.id, before: app, after: null });
    return app;
  });
}

interface Place<R extends Reader = Reader> {
  readonly reader: R;
  /** Where our own tools are. */
  readonly graphqlUrl: string;
}

/** The apps that act for an account at a time, those connected last first; one alone where it is named. */
export async function appsOfAccount({ reader, graphqlUrl }: Place, of: { readonly accountId: string; readonly clientId?: string; readonly now: Instant }): Promise<ConnectedApp[]> {
  const byClient = grouped(await livingGrants(reader, of), ({ clientId }) => clientId);
  const clients = new Map((await knownClients(reader, graphqlUrl, [...byClient.keys()])).map((client) => [client.id, client]));
  return [...byClient].flatMap(([id, own]) => {
    const client = clients.get(id);
    return client ? [appOf({ ...client, isVerified: ownTool(graphqlUrl, id) !== undefined }, own)] : [];
  });
}

/** End what an account allowed an app; answers the app, or undefined where it was not connected. */
export async function endApp(place: Place<Transaction>, { accountId, clientId, now }: { readonly accountId: string | undefined; readonly clientId: string; readonly now: Instant }): Promise<ConnectedApp | undefined> {
  if (accountId === undefined) return undefined;
  const [app] = await appsOfAccount(place, { accountId, clientId, now });
  if (app) await endGrantsOf(place.reader, { accountId, clientId }, now);
  return app;
}

const appOf = ({ id, name, isVerified, redirectUris }: OAuthClient & Pick<ConnectedApp, 'isVerified'>, allowed: readonly Allowance[]): ConnectedApp => ({
  id, name, isVerified, redirectHosts: [...new Set(redirectUris.map(hostIn))], scopes: ISSUED_SCOPES.filter((scope) => allowed.some(({ scopes }) => scopes.includes(scope))),
  connectedAt: allowed.map(({ createdAt }) => createdAt).sort()[0] ?? '', lastUsedAt: allowed.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).sort().at(-1) ?? null,
});
