import { inDays, KIT_RETENTION, KIT_STAYS, type TableRetention } from '#subgraph-kit/keeping/retention.js';
import { retentionOf, visitorDays } from './collector/event-retention.js';
import { KEPT_MILLISECONDS } from './imports/product-import.js';
import { TRASH_MILLISECONDS } from './trash/purge-trash.js';

const usual = retentionOf([]);
const days = usual.map((one) => one.days);

/** What this subgraph deletes by itself, and what stays: products with their history, and what is counted of storefronts. */
export const CATALOG_RETENTION: TableRetention = {
  deleted: [
    ...KIT_RETENTION,
    { what: 'Imports of products with their results', tables: ['product_import', 'product_import_result'], kept: inDays(KEPT_MILLISECONDS), job: 'purge product imports' },
    { what: 'Deleted products (the trash)', tables: ['product', 'variant', 'trashed_variant'], kept: inDays(TRASH_MILLISECONDS), job: 'purge trash' },
    { what: 'Events of storefronts', tables: ['shopper_event'], kept: `${String(Math.min(...days))} days (page views) to ${String(Math.max(...days))}`, job: 'purge shopper events', setting: '`saveEventRetention` of the graph, per company and kind' },
    { what: 'Visitors who were not seen, with their sessions, carts and orders', tables: ['visitor', 'shopper_session', 'shopper_touch', 'shopper_order', 'cart'], kept: `${String(visitorDays(usual))} days, or as long as the events that are kept longest`, job: 'purge shopper events' },
    { what: 'Sizes of images that no product has', tables: ['image_size'], kept: 'a day', job: 'sweep images' },
  ],
  stays: [
    ...KIT_STAYS, 'consumed', 'catalog', 'price_list', 'market', 'attribute', 'attribute_option', 'attribute_set', 'category', 'field_lock', 'size_chart',
    'product_tag', 'product_token', 'product_category', 'product_translation', 'product_external_id', 'product_image', 'image_source', 'variant_price', 'metadata', 'metadata_entry', 'followed_stock',
    'memory_note', 'memory_token', 'event_retention', 'erasure', 'traffic_figure', 'search_figure', 'product_traffic', 'campaign_figure',
  ],
};
