import type { IdentityContext } from '../identity-deps.js';
import { changeConnection } from './change-connection.js';
import type { ConnectionCredentials } from './create-connection.js';
import { replaceCredentials, sealWebhookSecret } from './credential.store.js';
import { newCredentials, visiblePrefix, type Credentials } from './new-credentials.js';

/** Replace every credential of a connection at once; the secret that signs customer references stays, because it is replaced by itself (document 3, Authentication, I). Needs company.manage and everything that it may do or is sent. */
export async function rotateConnection(context: IdentityContext, id: string): Promise<ConnectionCredentials> {
  const { sealing } = context.identity;
  let credentials: Credentials = {};
  const connection = await changeConnection(context, {
    id,
    what: 'rotated',
    apply: async (known, transaction) => {
      const { signingSecret, ...replaced } = newCredentials(known.kind, known);
      credentials = replaced;
      await replaceCredentials(transaction, known, { credentials, sealing });
      return { ...known, keyPrefix: visiblePrefix(credentials.apiKey), webhookSecret: signingSecret === undefined ? sealWebhookSecret(known, credentials, sealing) : known.webhookSecret };
    },
  });
  return { connection, ...credentials };
}
