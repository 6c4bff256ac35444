import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { lockSite } from '../sites/site.store.js';
import type { Collection } from './collection.js';
import { findCollectionToSave } from './collection.store.js';

/** A collection by its id to change it, and the entries that its site shows; one that is damaged too. NOT_FOUND where the company has none. */
export async function lockCollection(transaction: Transaction, companyId: number, id: number): Promise<Collection> {
  await lockSite(transaction, companyId, (await requireCollection(transaction, companyId, id)).siteId);
  return requireCollection(transaction, companyId, id);
}

async function requireCollection(transaction: Transaction, companyId: number, id: number): Promise<Collection> {
  const collection = await findCollectionToSave(transaction, companyId, id);
  if (!collection) throw new Failure('NOT_FOUND', `There is no collection ${String(id)}`);
  return collection;
}
