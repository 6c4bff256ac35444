import type { Connection as Page } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToReadKnowledge } from '../people/access.js';
import type { SenderAddress } from './sender-address.js';
import { senderAddressesOf } from './sender-address.store.js';
import type { SentEmail } from './sent-email.js';
import { pageOfSentEmails } from './sent-email.store.js';

/** A page of the e-mails that the caller's company sent, newest first; needs brain.read. */
export async function listSentEmails({ principal, identity: { database, cursors } }: IdentityContext, page: PageRequest): Promise<Page<SentEmail>> {
  const companyId = companyToReadKnowledge(principal);
  const keys = keysetOf(cursors, page, { list: `sent-emails:${String(companyId)}`, columns: ['id'], isDescending: true });
  return keys.page(await pageOfSentEmails(database, companyId, keys), ({ id }) => [id]);
}

/** The addresses from which the caller's company sends e-mail, by address; needs brain.read. */
export const listSenderAddresses = ({ principal, identity: { database } }: IdentityContext): Promise<SenderAddress[]> => senderAddressesOf(database, companyToReadKnowledge(principal));
