import { batched, type Batched } from '#subgraph-kit/batched.js';
import type { Database } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Asset } from '../assets/asset.js';
import { findAssets } from '../assets/asset.store.js';
import type { Collection } from '../collections/collection.js';
import { findCollections, findCollectionsById } from '../collections/collection.store.js';
import type { Site } from '../sites/site.js';
import { findDraftTexts } from '../search/draft-text.store.js';
import { findSitesById } from '../sites/site.store.js';
import type { DocumentLock } from '../locks/document-lock.js';
import { findLocks } from '../locks/document-lock.store.js';
import { findMenus } from '../menus/menu.store.js';
import type { Menu } from '../menus/menu.js';
import type { ContentReference } from '../references/content-reference.js';
import { findDraftReferences } from '../references/content-reference.store.js';
import type { Template } from '../templates/template.js';
import { findTemplates } from '../templates/template.store.js';
import type { ScheduledPublication } from '../schedules/scheduled-publication.js';
import { findScheduledOf } from '../schedules/scheduled-publication.store.js';
import { MOST_VERSIONS, type ContentVersion } from '../versions/version.js';
import { findVersionDrafts } from '../versions/version.store.js';
import type { ContentDocument, Draft, Translation } from './document.js';
import { findChildrenOfAll, findDocuments } from './document.store.js';
import { findPaths, type PublishedPath } from './published.store.js';
import { findTranslations } from './translation.store.js';

const NOTHING: readonly never[] = [];

/** Data loaders of one call: what is requested together is read in one query. */
export interface ContentLoaders {
  readonly sites: Batched<number, Site | null>;
  readonly documents: Batched<number, ContentDocument | null>;
  /** The pages below a page. */
  readonly children: Batched<ContentDocument, readonly ContentDocument[]>;
  readonly collections: Batched<number, Collection | null>;
  /** What belongs to a site. */
  readonly collectionsOf: Batched<number, readonly Collection[]>;
  readonly menusOf: Batched<number, readonly Menu[]>;
  readonly templatesOf: Batched<number, readonly Template[]>;
  readonly translations: Batched<number, readonly Translation[]>;
  readonly assets: Batched<string, Asset | null>;
  /** What the drafts of a document refer to. */
  readonly references: Batched<number, readonly ContentReference[]>;
  readonly paths: Batched<number, readonly PublishedPath[]>;
  readonly scheduled: Batched<number, readonly ScheduledPublication[]>;
  readonly versionDrafts: Batched<ContentVersion, Draft | null>;
  /** What a draft says, by its record. */
  readonly draftTexts: Batched<string, string>;
  /** Of a document, ended ones included. */
  readonly locks: Batched<number, readonly DocumentLock[]>;
}

/** Loaders restricted to one company. */
export const contentLoaders = (database: Database, companyId: number): ContentLoaders => ({
  sites: batched((ids: readonly number[]) => findSitesById(database, companyId, ids), null),
  documents: batched((ids: readonly number[]) => findDocuments(database, companyId, ids), null),
  children: batched((pages: readonly ContentDocument[]) => childrenOf(database, companyId, pages), NOTHING),
  collections: batched((ids: readonly number[]) => findCollectionsById(database, companyId, ids), null),
  collectionsOf: batched(async (sites: readonly number[]) => grouped(await findCollections(database, companyId, sites), siteOf), NOTHING),
  menusOf: batched(async (sites: readonly number[]) => grouped(await findMenus(database, companyId, sites), siteOf), NOTHING),
  templatesOf: batched(async (sites: readonly number[]) => grouped(await findTemplates(database, companyId, sites), siteOf), NOTHING),
  translations: batched((ids: readonly number[]) => findTranslations(database, companyId, ids), NOTHING),
  draftTexts: batched((records: readonly string[]) => findDraftTexts(database, companyId, records), ''),
  locks: batched((ids: readonly number[]) => findLocks(database, companyId, ids), NOTHING),
  assets: batched((ids: readonly string[]) => findAssets(database, companyId, ids), null),
  references: batched((ids: readonly number[]) => findDraftReferences(database, companyId, ids), NOTHING),
  paths: batched(async (ids: readonly number[]) => grouped(await findPaths(database, companyId, ids), ({ id }) => id), NOTHING),
  scheduled: batched(async (ids: readonly number[]) => grouped(await findScheduledOf(database, companyId, ids), ({ documentId }) => documentId), NOTHING),
  versionDrafts: batched((versions: readonly ContentVersion[]) => findVersionDrafts(database, companyId, versions), null, MOST_VERSIONS),
});

const siteOf = ({ siteId }: { readonly siteId: number }): number => siteId;

async function childrenOf(database: Database, companyId: number, pages: readonly ContentDocument[]): Promise<ReadonlyMap<ContentDocument, readonly ContentDocument[]>> {
  const found = grouped(await findChildrenOfAll(database, companyId, pages), ({ parentId }) => parentId);
  return new Map(pages.map((page) => [page, found.get(page.id) ?? NOTHING]));
}
