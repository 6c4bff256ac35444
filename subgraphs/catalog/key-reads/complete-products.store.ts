import { instant, type Clock, type Instant } from '#kernel/clock.js';
import { decimalFromMinor } from '#kernel/money.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Mapping } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { optionCode } from '../attributes/option-code.js';
import type { KeyReader } from '../key-writes/key-writer.js';
import { attributeText } from '../products/attribute-value.js';
import { productName } from '../products/product-row.store.js';
import type { AttributeValues } from '../products/product.js';
import { findKeyCategories, findKeyTexts, findKeyVariants, type KeyCategoryRow, type KeyTexts, type KeyVariantRow } from './key-details.store.js';
import { keyPrices } from './key-prices.js';
import type { KeyProduct, KeyVariant } from './key-product.js';
import type { KeyProductRow } from './key-product.store.js';
import { findKeySettings, type KeySettings } from './key-settings.store.js';

/** What products are completed with. */
interface Details {
  readonly settings: KeySettings;
  readonly variants: ReadonlyMap<number, KeyVariantRow[]>;
  readonly categories: ReadonlyMap<number, KeyCategoryRow[]>;
  readonly texts: ReadonlyMap<number, KeyTexts>;
  readonly now: Instant;
  /** The code of an option by its label; a page has few different ones. */
  readonly codeOf: (label: string) => string;
}

type ProductMapping = Mapping<KeyProductRow, KeyProduct>;

/** How unreadable rows are answered: a deletion without the SKU that cannot be read. */
export const keyProductRows = ({ companyId }: KeyReader): Omit<ProductMapping, 'map'> => ({ companyId, nameOf: productName, instead: { trashed: '{}' } });

/** Maps rows to products with all that a key sees of them: four statements, however many there are; none where all are in the trash. */
export async function keyProductMapper({ database, clock }: { readonly database: Reader; readonly clock: Clock }, { companyId, catalogId }: KeyReader, rows: readonly KeyProductRow[]): Promise<ProductMapping['map']> {
  const some = { companyId, catalogId, productIds: rows.filter(({ deleted_at: deletedAt }) => deletedAt === null).map(({ id }) => id) };
  const details = some.productIds.length === 0 ? undefined : await findDetails(database, some, instant(clock));
  return (row, stored) => (details && row.deleted_at === null ? toKeyProduct(row, stored, details) : toDeleted(row, stored));
}

async function findDetails(reader: Reader, some: Parameters<typeof findKeySettings>[1], now: Instant): Promise<Details> {
  const [settings, variants, categories, texts] = await Promise.all([findKeySettings(reader, some), findKeyVariants(reader, some), findKeyCategories(reader, some), findKeyTexts(reader, some)]);
  const codes = new Map<string, string>();
  const codeOf = (label: string): string => {
    const known = codes.get(label) ?? optionCode(label);
    codes.set(label, known);
    return known;
  };
  return { settings, variants, categories, texts, now, codeOf };
}

/** Written out: a page has 200 of them (decision 28). */
const toKeyProduct = (row: KeyProductRow, stored: Stored, details: Details): KeyProduct => ({
  id: row.id, isDeleted: false, sku: row.sku, externalId: row.given_id, title: row.title, description: row.description, handle: row.handle, status: row.status, productType: row.product_type, brand: row.brand,
  attributeSet: row.attribute_set, modelCode: row.model_code, gender: row.gender, season: row.season, color: row.color, material: row.material, madeIn: row.made_in, composition: row.composition,
  categories: details.categories.get(row.id) ?? [],
  attributes: attributesOf(row.attributes === null ? {} : stored.object(row.attributes, 'attributes') as AttributeValues, details.settings.attributes),
  translations: (details.texts.get(row.id)?.translations ?? NONE).filter(({ locale }) => details.settings.locales.has(locale)),
  images: details.texts.get(row.id)?.images ?? NONE,
  variants: (details.variants.get(row.id) ?? []).map((variant) => toKeyVariant(variant, details)),
  updatedAt: row.updated_at,
});

function attributesOf(values: AttributeValues, known: ReadonlySet<string>): { code: string; value: string }[] {
  const shown = [];
  for (const code of Object.keys(values).sort()) {
    const value = values[code];
    if (value !== undefined && known.has(code)) shown.push({ code, value: attributeText(value) });
  }
  return shown;
}

function toKeyVariant(row: KeyVariantRow, { settings: { priceLists, prices }, now, codeOf }: Details): KeyVariant {
  const own = { priceMinor: row.price_minor, compareAtMinor: row.compare_at_minor, currency: row.currency, isUnpriced: row.is_unpriced === 1 };
  return {
    id: row.id, sku: row.sku, barcode: row.barcode, sizeOption: row.size === null ? null : codeOf(row.size), colorOption: row.color === null ? null : codeOf(row.color),
    cost: row.cost_minor === null ? null : decimalFromMinor(row.cost_minor, row.currency), weight: row.weight ?? grams(row), weightUnit: row.weight === null ? 'G' : row.weight_unit ?? 'G',
    prices: keyPrices(own, { priceLists, prices: prices.get(row.id) ?? NONE, now }), variant: { id: row.id },
  };
}

const grams = ({ weight_g: weight }: KeyVariantRow): string | null => (weight === null ? null : String(weight));

const NONE: never[] = [];

/** A product in the trash gave up its SKU, which stands with what it gets back. */
function toDeleted(row: KeyProductRow, stored: Stored): KeyProduct {
  const { sku } = stored.object(row.trashed ?? '{}', 'trashed') as { sku?: string | null };
  return {
    id: row.id, isDeleted: true, sku: sku ?? null, externalId: null, title: row.title, description: null, handle: null, status: row.status, productType: null, brand: null, attributeSet: null, modelCode: null,
    gender: null, season: null, color: null, material: null, madeIn: null, composition: null, categories: NONE, attributes: NONE, translations: NONE, images: NONE, variants: NONE, updatedAt: row.updated_at,
  };
}
