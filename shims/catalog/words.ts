import type { CatalogKey, FieldRule } from '#contract/catalog-key.js';
import type { ItemStatus, NoteKind } from '#contract/product-item.js';
import type { ProductStatus } from '#contract/schema.generated.js';

/** Field rules as interface H names them. */
const RULE_WORD = { SORGENTE: 'sorgente', INSERIMENTO: 'inserimento', PLATFORM: 'platform' } as const satisfies Record<FieldRule, string>;

/** The field rule of a key. */
export const fieldRuleWord = (key: CatalogKey | undefined): (typeof RULE_WORD)[FieldRule] => RULE_WORD[key?.fieldRule ?? 'PLATFORM'];

/** The status of a product (decisions 3, H). */
export const STATUS_WORD = { DRAFT: 'draft', ACTIVE: 'active', ARCHIVED: 'archived' } as const satisfies Record<ProductStatus, string>;

/** The same as the graph's. */
export const STATUS_OF_WORD = { draft: 'DRAFT', active: 'ACTIVE', archived: 'ARCHIVED' } as const satisfies Record<(typeof STATUS_WORD)[ProductStatus], ProductStatus>;

/** What became of an item. */
export const ITEM_WORD = { CREATED: 'created', UPDATED: 'updated', PARTIAL: 'partial', SKIPPED: 'skipped', FAILED: 'failed', INVALID: 'invalid' } as const satisfies Record<ItemStatus, string>;

/** Why a field was left alone. */
export const NOTE_WORD = { RULE: 'field_rule', KEPT: 'field_rule', OWNED: 'field_locked', SKU_CHANGE: 'sku_change', UNKNOWN_FIELD: 'unknown_field', IMAGES_WAIT: 'images_pending', IMAGE_FAILED: 'image_not_downloadable', NO_WEIGHT: 'no_weight', SALE_ENDED: 'sale_ended', OWN_TEXT: 'own_text', PRICE_OF_PERIOD: 'price_of_period', HTML_CUT: 'html_removed', MORE: 'more' } as const satisfies Record<NoteKind, string>;
