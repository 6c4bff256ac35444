import type { Reader } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyOfSystem } from '../people/access.js';
import type { Destination, DestinationOwner } from './destination.js';
import { destinationsOf } from './destination.store.js';
import { healthOfEach, type LastAttempts } from './health.store.js';

/** A destination with its last successful and failed attempts. */
export type DestinationWithHealth = Destination & Partial<LastAttempts>;

/** The destinations of an owner, oldest first, for the platform's own tools. */
export async function readDestinations({ principal, identity: { database } }: IdentityContext, { companyId: named, owner }: { companyId?: number | null | undefined; owner: DestinationOwner }): Promise<DestinationWithHealth[]> {
  return destinationsWithHealth(database, { companyId: companyOfSystem(principal, named), owner });
}

/** The destinations of an owner, oldest first. */
export async function destinationsWithHealth(reader: Reader, { companyId, owner }: { readonly companyId: number; readonly owner: DestinationOwner }): Promise<DestinationWithHealth[]> {
  const destinations = await destinationsOf(reader, companyId, owner);
  const health = await healthOfEach(reader, companyId, destinations.map(({ id }) => id));
  return destinations.map((destination) => ({ ...destination, ...health.get(destination.id) }));
}
