import DataLoader from 'dataloader';
import type { CallContext } from '#contract/principal.js';
import { companiesByIds } from './companies/company.store.js';
import { connectionsByIds } from './connections/connection.store.js';
import type { Identity, IdentityLoaders } from './identity-deps.js';

/** The loaders of one call. */
export function identityLoaders({ database, callBodies }: Identity, { principal: { companyId } }: CallContext): IdentityLoaders {
  return {
    company: new DataLoader(async (ids) => inOrder(ids, new Map((await companiesByIds(database, ids)).map((company) => [company.id, company])))),
    connection: new DataLoader(async (ids) => inOrder(ids, new Map((await connectionsByIds(database, companyId, ids)).map((connection) => [connection.id, connection])))),
    body: new DataLoader(async (hashes) => inOrder(hashes, await callBodies.read(companyId, hashes))),
  };
}

const inOrder = <K, V>(keys: readonly K[], found: ReadonlyMap<K, V>): (V | null)[] => keys.map((key) => found.get(key) ?? null);
