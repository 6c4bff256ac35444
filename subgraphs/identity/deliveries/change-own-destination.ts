import { unseal } from '#kernel/crypto.js';
import { STANDARD_PROFILE } from '#contract/delivery-profile.js';
import { Failure } from '#contract/failure.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { newDestination, removeDestination, storeChange } from './change-destination.js';
import { destinationsOf, insertDestination, sealedFor } from './destination.store.js';
import { healthOf } from './health.store.js';
import { keyOwner, ownDestination, type KeyOwner } from './read-own-destinations.js';
import type { DestinationWithHealth } from './read-destinations.js';

/** A webhook that a key creates. */
export interface NewOwnDestination {
  readonly url: string;
  /** At least one. */
  readonly events: readonly string[];
}

/** Changes to a key's webhook; absent fields keep their values. */
export interface OwnDestinationChange {
  readonly id: string;
  readonly url?: string | null | undefined;
  readonly events?: readonly string[] | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly newSecret?: boolean | null | undefined;
}

/** A key's webhook with its secret in plain text where the call generated one. */
export interface ChangedOwnDestination {
  readonly destination: DestinationWithHealth;
  readonly secret: string | null;
}

/** The most webhooks of one key (document 3, H, Limits). */
const MOST_WEBHOOKS = 10;

/** Add a webhook of the calling key with a signing secret of its own; throws WEBHOOK_LIMIT where it has ten. */
export function createOwnDestination(context: IdentityContext, { url, events }: NewOwnDestination): Promise<ChangedOwnDestination> {
  const { identity } = context;
  return change(context, { name: 'createOwnDestination', hasNewSecret: true }, async (transaction, { companyId, owner }) => {
    const { destination } = newDestination(identity, { companyId, owner, profile: STANDARD_PROFILE, url, events, newSecret: true });
    if ((await destinationsOf(transaction, companyId, owner)).length >= MOST_WEBHOOKS) {
      throw new Failure('WEBHOOK_LIMIT', `A key has at most ${String(MOST_WEBHOOKS)} webhooks; delete one first`, { most: MOST_WEBHOOKS });
    }
    await insertDestination(transaction, destination);
    return destination.id;
  });
}

/** Change a webhook of the calling key; throws WEBHOOK_NOT_FOUND. While it is inactive nothing is sent, and events of that time are not sent later. */
export function changeOwnDestination(context: IdentityContext, { id, url, events, active, newSecret }: OwnDestinationChange): Promise<ChangedOwnDestination> {
  return change(context, { name: 'changeOwnDestination', hasNewSecret: newSecret === true }, async (transaction, key) => {
    const known = await ownDestination(transaction, key, id);
    await storeChange(context.identity, transaction, { known, changes: { url, events: events ?? undefined, active, newSecret } });
    return known.id;
  });
}

/** Remove a webhook of the calling key; throws WEBHOOK_NOT_FOUND. Returns its id. */
export function deleteOwnDestination(context: IdentityContext, id: string): Promise<string> {
  const { identity, principal } = context;
  const key = keyOwner(principal);
  return identity.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: identity.clock, name: 'deleteOwnDestination' }, async () => {
    const known = await ownDestination(transaction, key, id);
    await removeDestination(identity, transaction, known);
    return known.id;
  }));
}

interface Named {
  /** Of the use case, for its command. */
  readonly name: string;
  readonly hasNewSecret: boolean;
}

/** Run a change of a key's webhooks once for its command, of which only the webhook's id is recorded: a repetition opens the secret again. */
function change(context: IdentityContext, { name, hasNewSecret }: Named, work: (transaction: Transaction, key: KeyOwner) => Promise<string>): Promise<ChangedOwnDestination> {
  const { identity: { database, clock, sealing }, principal } = context;
  const key = keyOwner(principal);
  return database.inTransaction(async (transaction) => {
    const id = await commandOnce(transaction, { context, clock, name }, async () => {
      await transaction.takeChangeSequence(key.companyId); // changes at the same time wait here for each other, and count what the others made
      return work(transaction, key);
    });
    const destination = await ownDestination(transaction, key, id);
    const secret = hasNewSecret && destination.secret !== null ? unseal(destination.secret, sealedFor(destination), sealing) : null;
    return { destination: { ...destination, ...await healthOf(transaction, key.companyId, id) }, secret };
  });
}
