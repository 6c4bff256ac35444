import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';
import { changeConnection } from './change-connection.js';
import { sealWebhookSecret } from './credential.store.js';
import { newSigningSecret } from './new-credentials.js';
import type { ConnectionCredentials } from './create-connection.js';

/** Replace the secret that signs a collector's customer references: those signed with the old one count no more, and its key stays. Needs catalog.manage. */
export async function regenerateSigningSecret(context: IdentityContext, id: string): Promise<ConnectionCredentials> {
  const signingSecret = newSigningSecret();
  const connection = await changeConnection(context, {
    id, what: 'rotated',
    apply: (known) => {
      if (known.kind !== 'COLLECTOR') throw new Failure('BAD_INPUT', `A ${known.kind} connection signs no customer references`, { id: ['is another kind of connection'] });
      return { ...known, webhookSecret: sealWebhookSecret(known, { signingSecret }, context.identity.sealing) };
    },
  });
  return { connection, signingSecret };
}
