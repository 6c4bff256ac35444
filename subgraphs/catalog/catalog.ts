import 'reflect-metadata';
import { hmacSha256 } from '#kernel/crypto.js';
import { databaseBytes } from '#subgraph-kit/database-bytes.js';
import { outbox } from '#subgraph-kit/outbox.js';
import { commandsResolver } from '#subgraph-kit/commands.resolver.js';
import { outboxResolvers } from '#subgraph-kit/outbox-resolvers.js';
import type { OutboxCall } from '#subgraph-kit/relay-outbox.js';
import { auditResolver } from '#subgraph-kit/audit/audit.resolver.js';
import type { AuditCall } from '#subgraph-kit/audit/list-audit-entries.js';
import { executableSchema, type SchemaParts } from '#subgraph-kit/build-schema.js';
import type { ReferenceLoader } from '#subgraph-kit/entities.js';
import { signedCursors } from '#subgraph-kit/cursor.js';
import { noBlobs } from '#subgraph-kit/blobs/no-blobs.js';
import { hasRows } from '#subgraph-kit/data-keys/has-rows.js';
import { inCompanyTime } from '#subgraph-kit/in-company-time.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { renewedContext } from '#subgraph-kit/renewed-context.js';
import { outlineOf, type Outline } from '#subgraph-kit/outline.js';
import { reportedOnce } from '#subgraph-kit/unreadable-rows.js';
import { requireWritable } from '#subgraph-kit/require-writable.js';
import { rehearsal } from '#subgraph-kit/rehearsing.js';
import type { KeyHistory, Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { WITHOUT_OTHERS } from './catalog-alone.js';
import type { CatalogContext } from './catalog-context.js';
import type { CatalogDeps } from './catalog-deps.js';
import { catalogMigrations } from './migrations.js';
import { ProductMetadataResolver } from './metadata/product-metadata.resolver.js';
import { isCatalogReader, requireReferenceReader, requireVariantOutline } from './products/access.js';
import { productLoaders } from './products/product-loaders.js';
import { ProductResolver } from './products/product.resolver.js';
import { AttributeResolver } from './attributes/attribute.resolver.js';
import { CatalogResolver } from './catalogs/catalog.resolver.js';
import { CategoryResolver } from './categories/category.resolver.js';
import { KeyEventsResolver } from './key-reads/key-events.resolver.js';
import { ProductImportResolver } from './imports/product-import.resolver.js';
import { ImportResultResolver, StartImportResolver } from './imports/start-import.resolver.js';
import { KeyReadResolver } from './key-reads/key-read.resolver.js';
import { KeyReferenceResolver } from './key-reads/key-reference.resolver.js';
import { ItemOutcomeResolver, VariantOutcomeResolver } from './key-writes/key-outcome.resolver.js';
import { KeyWriteResolver } from './key-writes/key-write.resolver.js';
import { imageLibrary } from './images/image-library.js';
import { ImageSlots } from './images/image-slots.js';
import { ImageUrlResolver, KeyImageResolver, ProductImagesResolver } from './images/product-image.resolver.js';
import { CollectorResolver } from './collector/collector.resolver.js';
import { CustomerOfOrdersResolver } from './collector/customer-of-orders.resolver.js';
import { AbandonedCartResolver } from './collector/abandoned-cart.resolver.js';
import { ErasureResolver } from './collector/erasure.resolver.js';
import { EventRetentionResolver } from './collector/event-retention.resolver.js';
import { StorefrontEventResolver } from './collector/storefront-event.resolver.js';
import { CampaignFigureResolver, StorefrontChannelResolver, StorefrontFiguresResolver, ViewedProductResolver } from './collector/storefront-figures.resolver.js';
import { CatalogSizeChartsResolver, SizeResolver } from './sizes/size.resolver.js';
import { FieldLockResolver } from './locks/field-lock.resolver.js';
import { ProductDetailsResolver } from './products/product-details.resolver.js';
import { VariantDetailsResolver } from './products/variant-details.resolver.js';
import { VariantResolver } from './products/variant.resolver.js';
import { MemoryNoteResolver } from './memory/memory-note.resolver.js';
import { FollowedStockResolver } from './stock/followed-stock.resolver.js';
import { CatalogSandboxResolver } from './sandbox/sandbox.resolver.js';
import { TrashResolver } from './trash/trash.resolver.js';
import { ProductTagResolver } from './tags/product-tag.resolver.js';

/** A variant that a line, a stock level or another record names: whole for readers of the catalog, in outline for those of commerce. */
const variantById: ReferenceLoader = async ({ id }, context) => {
  const { loaders, call: { principal } } = context as CatalogContext;
  requireVariantOutline(principal);
  const variant = await loaders.variant(id);
  return variant && !isCatalogReader(principal) ? outlineOf(variant) : variant;
};

/** What finds and packs a unit; what it costs and sells for, its product and texts are the catalog's. */
const VARIANT_OUTLINE: Outline = {
  fields: ['id', 'sku', 'barcode', 'title', 'size', 'color', 'weightG', 'weight', 'imageUrl', 'options'],
  requireWhole: (context) => { requireReferenceReader((context as CatalogContext).call.principal); },
};

const productById: ReferenceLoader = ({ id }, context) => {
  const { loaders, call: { principal } } = context as CatalogContext;
  requireReferenceReader(principal);
  return loaders.product(id);
};

const categoryById: ReferenceLoader = ({ id }, context) => {
  const { loaders, call: { principal } } = context as CatalogContext;
  requireReferenceReader(principal);
  return loaders.categoryById(id);
};

const catalogById: ReferenceLoader = ({ id }, context) => {
  const { loaders, call: { principal } } = context as CatalogContext;
  requireReferenceReader(principal);
  return loaders.catalog(id);
};

const outboxCall = (context: object): OutboxCall => {
  const { deps: { database, clock }, call } = context as CatalogContext;
  return { database, clock, call };
};

const auditCall = (context: object): AuditCall => {
  const { deps: { database, cursors }, call } = context as CatalogContext;
  return { database, cursors, call };
};

/** The resolvers and entity references of the catalog. */
export const catalogParts: SchemaParts = {
  resolvers: [
    ProductResolver, ProductDetailsResolver, VariantResolver, VariantDetailsResolver, TrashResolver, CatalogResolver, AttributeResolver, CategoryResolver, FieldLockResolver, KeyReadResolver, KeyEventsResolver, KeyReferenceResolver, KeyWriteResolver, ItemOutcomeResolver, VariantOutcomeResolver,
    ProductImagesResolver, ImageUrlResolver, KeyImageResolver, ProductImportResolver, StartImportResolver, ImportResultResolver, ProductTagResolver, ProductMetadataResolver, FollowedStockResolver, MemoryNoteResolver, CollectorResolver, CustomerOfOrdersResolver, EventRetentionResolver, ErasureResolver, AbandonedCartResolver, StorefrontEventResolver, SizeResolver, CatalogSizeChartsResolver, StorefrontFiguresResolver, StorefrontChannelResolver, ViewedProductResolver, CampaignFigureResolver, CatalogSandboxResolver, ...outboxResolvers('catalog', outboxCall), commandsResolver('catalog', outboxCall), auditResolver('catalog', auditCall),
  ],
  references: { Catalog: catalogById, Category: categoryById, Variant: variantById, Product: productById },
  outlines: { Variant: VARIANT_OUTLINE },
};

const CLOSING_MILLISECONDS = 1000;

/** What is made with keys is made for a company, whose first write leaves a row here. */
const KEY_HISTORY: KeyHistory = { isUsed: (reader) => hasRows(reader, ['feed', 'visitor', 'erasure']) };

/** Open the catalog's database and prepare it to serve. */
export async function openCatalog(given: SubgraphDeps): Promise<Subgraph> {
  const { database: location, clock, ids, log, keys: openKeys, wakeRelay, setStock, findCatalogKeys, readSizeEvidence, readWorkplace, connectionKind, openProductFile, blobs = noBlobs, allowLoopbackWebhooks = false, resolveHost, catalogUrl = '' } = { ...WITHOUT_OTHERS, ...given };
  const database = await openDatabase({ location, migrations: catalogMigrations, clock, setAside: reportedOnce({ log }), log });
  const keys = await openKeys(database, KEY_HISTORY);
  const [images, imageSlots] = [imageLibrary({ allowLoopback: allowLoopbackWebhooks, resolve: resolveHost }), new ImageSlots()];
  const deps: CatalogDeps = { database, clock, ids, log, blobs, images, imageSlots, sizesInWork: new Map(), catalogUrl, visitorKey: Buffer.from(hmacSha256(keys.cursor, 'visitors'), 'hex'), outbox: outbox(ids, wakeRelay), cursors: signedCursors(keys.cursor), setStock, findCatalogKeys, readSizeEvidence, readWorkplace, connectionKind, openProductFile, rehearse: () => rehearsal(database, clock) };
  return {
    name: 'catalog',
    schema: executableSchema(catalogParts),
    context: (call) => renewedContext(call, (own, given): CatalogContext => {
      const mine = given(inCompanyTime(deps, own.principal.companyId));
      return { call: own, deps: mine, loaders: productLoaders(mine.database, call.principal.companyId) };
    }),
    databaseBytes: () => databaseBytes(database),
    ready: () => requireWritable(database),
    holdWrites: async () => [await database.holdWrites()],
    close: async () => {
      await images.close();
      while (imageSlots.running > 0) await imageSlots.freed(CLOSING_MILLISECONDS); // what was under way is put back
      await database.close();
    },
  };
}
