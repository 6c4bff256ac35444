import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { CONNECTION_OWNER, type Destination, type DestinationOwner } from './destination.js';
import { destinationById } from './destination.store.js';
import { healthOf } from './health.store.js';
import { destinationsWithHealth, type DestinationWithHealth } from './read-destinations.js';

/** A key of the catalog API as the owner of its webhooks. */
export interface KeyOwner {
  readonly companyId: number;
  readonly owner: DestinationOwner;
}

/** The calling key, whatever its level (document 3, H: webhooks can be managed with a read-only key); FORBIDDEN for every other caller. */
export function keyOwner({ companyId, catalogKey, connectionId: id }: Principal): KeyOwner {
  if (!catalogKey || id === undefined) throw new Failure('FORBIDDEN', 'Only a key of the catalog API may do this');
  return { companyId, owner: { kind: CONNECTION_OWNER, id } };
}

/** The webhooks of the calling key, oldest first. */
export async function listOwnDestinations({ principal, identity: { database } }: IdentityContext): Promise<DestinationWithHealth[]> {
  return destinationsWithHealth(database, keyOwner(principal));
}

/** A webhook of the calling key; throws WEBHOOK_NOT_FOUND, also for another key's. */
export async function readOwnDestination({ principal, identity: { database } }: IdentityContext, id: string): Promise<DestinationWithHealth> {
  const destination = await ownDestination(database, keyOwner(principal), id);
  return { ...destination, ...await healthOf(database, destination.companyId, destination.id) };
}

/** A webhook of a key; throws WEBHOOK_NOT_FOUND, also for another key's. */
export async function ownDestination(reader: Reader, { companyId, owner }: KeyOwner, id: string): Promise<Destination> {
  const known = await destinationById(reader, companyId, id.toLowerCase());
  if (known?.owner.kind !== owner.kind || known.owner.id !== owner.id) throw new Failure('WEBHOOK_NOT_FOUND', 'No webhook of this key has this id');
  return known;
}
