import { batched, type Batched } from '#subgraph-kit/batched.js';
import type { Database } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Collection } from '../collections/collection.js';
import { findCollectionsById } from '../collections/collection.store.js';
import type { Site } from '../sites/site.js';
import { findSitesById } from '../sites/site.store.js';
import type { ContentDocument, Translation } from './document.js';
import { findDocuments } from './document.store.js';
import { findPaths, type PublishedPath } from './published.store.js';
import { findTranslations } from './translation.store.js';

const NOTHING: readonly never[] = [];

/** Data loaders of one call: what is requested together is read in one query. */
export interface ContentLoaders {
  readonly sites: Batched<number, Site | null>;
  readonly documents: Batched<number, ContentDocument | null>;
  readonly collections: Batched<number, Collection | null>;
  readonly translations: Batched<number, readonly Translation[]>;
  readonly paths: Batched<number, readonly PublishedPath[]>;
}

/** Loaders restricted to one company. */
export const contentLoaders = (database: Database, companyId: number): ContentLoaders => ({
  sites: batched((ids: readonly number[]) => findSitesById(database, companyId, ids), null),
  documents: batched((ids: readonly number[]) => findDocuments(database, companyId, ids), null),
  collections: batched((ids: readonly number[]) => findCollectionsById(database, companyId, ids), null),
  translations: batched((ids: readonly number[]) => findTranslations(database, companyId, ids), NOTHING),
  paths: batched(async (ids: readonly number[]) => grouped(await findPaths(database, companyId, ids), ({ id }) => id), NOTHING),
});
