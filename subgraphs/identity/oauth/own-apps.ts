import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { auditAccount } from '../accounts/audit-account.store.js';
import { accountOf } from '../accounts/own-account.js';
import { heldSession } from '../accounts/read-session.js';
import type { IdentityContext } from '../identity-deps.js';
import { appsOfAccount, endApp } from './connected-apps.js';
import type { ConnectedApp } from './connected-app.js';

/** The apps that act for the person of a session, those connected last first; none without a session, nor with a one-time password. For the platform's own tools. */
export async function listOwnApps({ principal, identity }: IdentityContext, sessionToken: string): Promise<readonly ConnectedApp[]> {
  requireScope(principal, 'system');
  const held = await heldSession(identity, sessionToken);
  return held?.account.passwordExpiresAt === null ? appsOfAccount({ reader: identity.database, graphqlUrl: identity.graphqlUrl }, { accountId: held.account.id, now: instant(identity.clock) }) : [];
}

/** End what the person of a session allowed an app: its tokens are refused from the commit on. Answers whether it was connected. */
export async function endOwnApp(context: IdentityContext, { sessionToken, id }: { readonly sessionToken: string; readonly id: string }): Promise<boolean> {
  const { database, clock, graphqlUrl } = context.identity;
  const { account } = await accountOf(context, sessionToken);
  return database.inTransaction(async (transaction) => {
    const app = await endApp({ reader: transaction, graphqlUrl }, { accountId: account.id, clientId: id, now: instant(clock) });
    if (app) await auditAccount(transaction, context, { operation: 'disconnectApp', account, change: { kind: 'connected app', id: app.id, before: app, after: null } });
    return app !== undefined;
  });
}
