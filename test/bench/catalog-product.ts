type Row = Readonly<Record<string, string | number | Buffer | null>>;

/** What belongs to some products. */
export interface Around {
  readonly variants: Map<string, Row[]>;
  readonly prices: Map<string, Row[]>;
  readonly categories: Map<string, Row[]>;
  readonly translations: Map<string, Row[]>;
  readonly stock: Map<string, Row[]>;
  readonly lists: readonly Row[];
  readonly attributes: Set<string>;
  readonly locales: Set<string>;
  readonly now: string;
}

const cents = (minor: unknown): string => (Number(minor) / 100).toFixed(2);
const code = (label: string): string => label.toLowerCase().replaceAll(' ', '-');

function prices(variant: Row, around: Around): object[] {
  const own = around.prices.get(String(variant['id'])) ?? [];
  const shown: object[] = [];
  for (const list of around.lists) {
    const held = own.filter((price) => price['price_list'] === list['code'] && String(price['valid_from']) <= around.now && (price['valid_to'] === null || around.now < String(price['valid_to'])))
      .sort((a, b) => (String(a['valid_from']) < String(b['valid_from']) ? 1 : -1))[0];
    if (held) shown.push({ price_list: list['code'], currency: list['currency'], price: cents(held['price_minor']), sale_price: held['sale_minor'] === null ? null : cents(held['sale_minor']) });
    else if (list['is_default'] === 1 && variant['is_unpriced'] === 0) {
      const reduced = variant['compare_at_minor'] !== null;
      shown.push({ price_list: list['code'], currency: variant['currency'], price: cents(reduced ? variant['compare_at_minor'] : variant['price_minor']), sale_price: reduced ? cents(variant['price_minor']) : null });
    }
  }
  return shown;
}

const variantJson = (row: Row, around: Around): object => ({
  id: row['id'], sku: row['sku'], barcode: row['barcode'],
  options: { ...(row['size'] !== null && { size: code(String(row['size'])) }), ...(row['color'] !== null && { color: code(String(row['color'])) }) },
  cost: row['cost_minor'] === null ? null : cents(row['cost_minor']), weight: row['weight'] === null ? row['weight_g'] : Number(row['weight']), weight_unit: String(row['weight_unit'] ?? 'G').toLowerCase(),
  prices: prices(row, around),
  stock: (around.stock.get(String(row['id'])) ?? []).map((level) => ({ location: level['code'], available: Math.max(0, Number(level['on_hand']) - Number(level['reserved'])), on_hand: level['on_hand'] })),
});

function attributes(row: Row, { attributes: known }: Around): object {
  const values = JSON.parse(String(row['attributes'] ?? '{}')) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(values).sort().filter((name) => known.has(name)).map((name) => [name, Array.isArray(values[name]) ? values[name].join() : String(values[name])]));
}

/** The document's Product or deleted product, straight from the rows. */
export function productJson(row: Row, around: Around): object {
  if (row['deleted_at'] !== null) return { id: row['id'], sku: (JSON.parse(String(row['trashed'])) as { sku: string }).sku, deleted: true, updated_at: row['updated_at'] };
  const id = String(row['id']);
  return {
    id: row['id'], sku: row['sku'], external_id: row['given_id'], title: row['title'], description: row['description'], handle: row['handle'], status: String(row['status']).toLowerCase(), product_type: row['product_type'],
    brand: row['brand'], attribute_set: row['attribute_set'], model_code: row['model_code'], gender: row['gender'], season: row['season'], color: row['color'], material: row['material'], made_in: row['made_in'],
    composition: row['composition'],
    categories: (around.categories.get(id) ?? []).map((category) => ({ id: category['id'], name: category['name'], path: category['path'] })),
    attributes: attributes(row, around),
    translations: Object.fromEntries((around.translations.get(id) ?? []).filter(({ locale }) => around.locales.has(String(locale))).map(({ locale, title, description }) => [String(locale), { title, description }])),
    images: [],
    variants: (around.variants.get(id) ?? []).map((variant) => variantJson(variant, around)),
    updated_at: row['updated_at'],
  };
}
