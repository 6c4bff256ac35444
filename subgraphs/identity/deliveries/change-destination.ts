import { instant } from '#kernel/clock.js';
import { seal } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { ownConnection } from '../connections/change-connection.js';
import { validOutwardUrl } from '../connections/connection-settings.js';
import { newWebhookSecret } from '../connections/new-credentials.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { companyOfSystem } from '../people/access.js';
import { suppressWaiting } from './delivery.store.js';
import { connectionOf, validEvents, type Destination, type DestinationOwner } from './destination.js';
import { deleteDestinationRow, destinationById, insertDestination, sealedFor, updateDestination } from './destination.store.js';
import { deleteHealth } from './health.store.js';

/** The signing secret: a generated one, the given one, or null for unsigned webhooks. */
interface SecretChoice {
  readonly newSecret?: boolean | null | undefined;
  readonly secret?: string | null | undefined;
}

/** The input for a new destination. */
export interface NewDestination extends SecretChoice {
  readonly companyId?: number | null | undefined;
  readonly owner: DestinationOwner;
  readonly profile: string;
  readonly url: string;
  readonly events?: readonly string[] | null | undefined;
  readonly active?: boolean | null | undefined;
}

/** Changes to a destination; absent fields keep their values. */
export interface DestinationChange extends SecretChoice {
  readonly companyId?: number | null | undefined;
  readonly id: string;
  readonly url?: string | null | undefined;
  readonly events?: readonly string[] | null | undefined;
  readonly active?: boolean | null | undefined;
}

/** A destination with its secret in plain text where this call generated or received one. */
export interface ChangedDestination {
  readonly destination: Destination;
  readonly secret: string | null;
}

/** Add a webhook destination. */
export async function createDestination({ principal, identity }: IdentityContext, { companyId: named, ...input }: NewDestination): Promise<ChangedDestination> {
  const companyId = companyOfSystem(principal, named);
  const made = newDestination(identity, { companyId, ...input });
  await identity.database.inTransaction(async (transaction) => {
    const connectionId = connectionOf(input.owner);
    if (connectionId !== null) await ownConnection(transaction, companyId, connectionId);
    await insertDestination(transaction, made.destination);
  });
  return made;
}

/** A destination that is not stored yet, with its secret in plain text. */
export function newDestination(identity: Identity, { companyId, owner, profile, url, events, active, ...choice }: NewDestination & { readonly companyId: number }): ChangedDestination {
  const id = identity.ids.next();
  const secret = chosen(choice) ?? null;
  const destination: Destination = {
    companyId, id, owner, profile, url: validOutwardUrl('url', url, identity), secret: sealed(identity, { companyId, id, secret }), events: validEvents(events ?? null),
    isActive: active ?? true, createdAt: instant(identity.clock),
  };
  return { destination, secret };
}

/** Change a destination; deactivating it suppresses its waiting deliveries. A replaced secret is invalid from the commit on. */
export function changeDestination({ principal, identity }: IdentityContext, { companyId: named, id, ...changes }: DestinationChange): Promise<ChangedDestination> {
  const companyId = companyOfSystem(principal, named);
  return identity.database.inTransaction(async (transaction) => storeChange(identity, transaction, { known: await knownDestination(transaction, companyId, id), changes }));
}

/** Store changes to a destination that was read for them. */
export async function storeChange(identity: Identity, transaction: Transaction, { known, changes: { url, events, active, ...choice } }: { known: Destination; changes: Omit<DestinationChange, 'companyId' | 'id'> }): Promise<ChangedDestination> {
  const { companyId, id } = known;
  const secret = chosen(choice);
  const destination: Destination = {
    ...known, url: typeof url === 'string' ? validOutwardUrl('url', url, identity) : known.url, events: events === undefined ? known.events : validEvents(events),
    secret: secret === undefined ? known.secret : sealed(identity, { companyId, id, secret }), isActive: active ?? known.isActive,
  };
  await updateDestination(transaction, destination);
  if (!destination.isActive) await suppressWaiting(transaction, companyId, { destinationId: id, at: instant(identity.clock) });
  return { destination, secret: secret ?? null };
}

/** Remove a destination and suppress its waiting deliveries. Returns the removed destination. */
export function deleteDestination({ principal, identity }: IdentityContext, { companyId: named, id }: Pick<DestinationChange, 'companyId' | 'id'>): Promise<Destination> {
  const companyId = companyOfSystem(principal, named);
  return identity.database.inTransaction(async (transaction) => {
    const known = await knownDestination(transaction, companyId, id);
    await removeDestination(identity, transaction, known);
    return known;
  });
}

/** Remove a destination that was read for it, and suppress its waiting deliveries. */
export async function removeDestination({ clock }: Identity, transaction: Transaction, { companyId, id }: Destination): Promise<void> {
  await deleteDestinationRow(transaction, companyId, id);
  await suppressWaiting(transaction, companyId, { destinationId: id, at: instant(clock) });
  await deleteHealth(transaction, companyId, id);
}

async function knownDestination(transaction: Transaction, companyId: number, id: string): Promise<Destination> {
  const known = await destinationById(transaction, companyId, id);
  if (!known) throw new Failure('NOT_FOUND', 'No webhook has this id');
  return known;
}

const chosen = ({ newSecret, secret }: SecretChoice): string | null | undefined => (newSecret === true ? newWebhookSecret() : secret);

const sealed = ({ sealing }: Identity, { secret, ...destination }: { companyId: number; id: string; secret: string | null }): string | null =>
  (secret === null ? null : seal(secret, sealedFor(destination), sealing));
