import { instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from '../people/access.js';
import type { SenderAddress } from './sender-address.js';
import { countAttempt, deleteSenderAddress, senderAddressById, useCode } from './sender-address.store.js';

/** Verify a sender address by the code that was mailed to it; needs company.manage. One that is verified is answered as it is. A dry run compares no code, or codes could be guessed by it without being counted. Throws BAD_INPUT for a wrong code, which counts, INVALID_STATE where no code can be entered any more. */
export async function verifySenderAddress({ principal, dryRun = false, identity: { database, clock } }: IdentityContext, { id, verificationCode }: { readonly id: string; readonly verificationCode: string }): Promise<SenderAddress> {
  const key = { companyId: companyToManage(principal), id };
  const at = instant(clock);
  const outcome = await database.inTransaction(async (transaction) => {
    const before = await knownAddress(transaction, key);
    if (before.verifiedAt !== null) return before;
    if (!await countAttempt(transaction, { ...key, at })) return 'NO_CODE';
    if (!dryRun && !await useCode(transaction, { ...key, hash: sha256(verificationCode.trim()), at })) return 'WRONG'; // the attempt is committed
    const after: SenderAddress = { ...before, verifiedAt: at };
    transaction.recordChange({ kind: 'senderAddress', id, before, after });
    return after;
  });
  if (outcome === 'NO_CODE') throw new Failure('INVALID_STATE', 'No code can be entered for this address: it was wrong five times, or mailed more than a day ago. addSenderAddress mails another one', { verificationCode: ['is not asked for any more'] });
  if (outcome === 'WRONG') throw new Failure('BAD_INPUT', 'This is not the code that was mailed to the address last', { verificationCode: ['is not the code that was mailed'] });
  return outcome;
}

/** Remove a sender address, from which nothing more can be sent; needs company.manage. Returns it as it was. */
export function removeSenderAddress({ principal, identity: { database } }: IdentityContext, { id }: { readonly id: string }): Promise<SenderAddress> {
  const key = { companyId: companyToManage(principal), id };
  return database.inTransaction(async (transaction) => {
    const address = await knownAddress(transaction, key);
    await deleteSenderAddress(transaction, key);
    transaction.recordChange({ kind: 'senderAddress', id, before: address, after: null });
    return address;
  });
}

async function knownAddress(transaction: Transaction, { companyId, id }: Pick<SenderAddress, 'companyId' | 'id'>): Promise<SenderAddress> {
  const address = await senderAddressById(transaction, companyId, id);
  if (!address) throw new Failure('NOT_FOUND', 'This sender address does not exist: senderAddresses lists those of the company');
  return address;
}
