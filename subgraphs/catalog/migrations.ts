import type { TableDefinition } from '#subgraph-kit/columns.js';
import { AUDIT_ENTRY } from '#subgraph-kit/audit/audit-entry.table.js';
import { COMMAND, indexCommandAge } from '#subgraph-kit/command-once.js';
import { CONSUMED } from '#subgraph-kit/consume-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { DATA_KEY } from '#subgraph-kit/data-keys/data-key.table.js';
import { FEED } from '#subgraph-kit/feed.js';
import { METADATA, METADATA_ENTRY } from '#subgraph-kit/metadata/metadata.table.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { ATTRIBUTE, ATTRIBUTE_OPTION, ATTRIBUTE_SET } from './attributes/attribute.table.js';
import { catalogsOfKnownProducts } from './catalogs/catalog-history.js';
import { CATALOG } from './catalogs/catalog.table.js';
import { MARKET } from './catalogs/market.table.js';
import { PRICE_LIST } from './catalogs/price-list.table.js';
import { CATEGORY } from './categories/category.table.js';
import { CART, cartsOfKnownBots } from './collector/cart.table.js';
import { ERASURE } from './collector/erasure.table.js';
import { EVENT_RETENTION } from './collector/event-retention.table.js';
import { SHOPPER_EVENT } from './collector/shopper-event.table.js';
import { CAMPAIGN_FIGURE, SHOPPER_ORDER, SHOPPER_TOUCH } from './collector/shopper-order.table.js';
import { PRODUCT_TRAFFIC, SEARCH_FIGURE, SHOPPER_SESSION, TRAFFIC_FIGURE } from './collector/storefront-figures.table.js';
import { VISITOR } from './collector/visitor.table.js';
import { IMAGE_SIZE } from './images/image-size.table.js';
import { IMAGE_SOURCE } from './images/image-source.table.js';
import { queueKnownImageUrls } from './images/known-image-urls.js';
import { PRODUCT_IMPORT, PRODUCT_IMPORT_RESULT } from './imports/product-import.table.js';
import { FIELD_LOCK } from './locks/field-lock.table.js';
import { MEMORY_NOTE, MEMORY_TOKEN } from './memory/memory-note.table.js';
import { PRODUCT_CATEGORY } from './products/product-category.table.js';
import { PRODUCT_EXTERNAL_ID } from './products/product-external-id.table.js';
import { skusOfKnownProducts } from './products/product-history.js';
import { PRODUCT_IMAGE } from './products/product-image.table.js';
import { PRODUCT_TRANSLATION } from './products/product-translation.table.js';
import { PRODUCT } from './products/product.table.js';
import { indexKnownProducts, PRODUCT_TOKEN } from './products/product-token.table.js';
import { VARIANT_PRICE } from './products/variant-price.table.js';
import { VARIANT } from './products/variant.table.js';
import { SIZE_CHART } from './sizes/size-chart.table.js';
import { FOLLOWED_STOCK } from './stock/followed-stock.table.js';
import { PRODUCT_TAG } from './tags/product-tag.table.js';
import { skusOfKnownTrash, TRASHED_VARIANT } from './trash/trashed-variant.table.js';

/** The catalog's tables by the migration that made them; only ever appended to. */
const MADE: readonly (readonly [number, TableDefinition])[] = [
  ...[FEED, OUTBOX, CONSUMED, COMMAND, COUNTER, PRODUCT, VARIANT].map((table, index) => [index + 1, table] as const),
  [270, AUDIT_ENTRY], [280, METADATA], [281, METADATA_ENTRY], [282, PRODUCT_TAG], [290, PRODUCT_TOKEN],
  ...[CATALOG, PRICE_LIST, MARKET, ATTRIBUTE, ATTRIBUTE_OPTION, ATTRIBUTE_SET, CATEGORY, FIELD_LOCK].map((table, index) => [500 + index, table] as const),
  ...[PRODUCT_CATEGORY, PRODUCT_TRANSLATION, PRODUCT_EXTERNAL_ID, VARIANT_PRICE].map((table, index) => [520 + index, table] as const),
  [540, FOLLOWED_STOCK],
  [550, PRODUCT_IMPORT], [551, PRODUCT_IMPORT_RESULT],
  [560, TRASHED_VARIANT],
  [610, PRODUCT_IMAGE], [611, IMAGE_SOURCE], [612, IMAGE_SIZE],
  [653, MEMORY_NOTE], [654, MEMORY_TOKEN],
  ...[VISITOR, SHOPPER_EVENT, CART, ERASURE, SHOPPER_SESSION, TRAFFIC_FIGURE, SEARCH_FIGURE, PRODUCT_TRAFFIC, SHOPPER_TOUCH, SHOPPER_ORDER, CAMPAIGN_FIGURE, EVENT_RETENTION, SIZE_CHART].map((table, index) => [660 + index, table] as const),
  [685, DATA_KEY],
];

/** The catalog subgraph's tables. */
export const CATALOG_TABLES: readonly TableDefinition[] = MADE.map(([, table]) => table);

/** The migrations of these tables. */
export const catalogMigrations: readonly Migration[] = [...MADE.flatMap(([sequence, table]) => tableMigrations(sequence, table)), indexKnownProducts(291), indexCommandAge(321), skusOfKnownProducts(516), ...catalogsOfKnownProducts(530), skusOfKnownTrash(561), queueKnownImageUrls(615), cartsOfKnownBots(683)];
