import { csvLine } from '../../files/csv-line.js';
import { PRODUCT_FIELDS, VARIANT_FIELDS } from '../../files/target.js';
import { pathText } from '../../files/value-product.js';
import type { CatalogWords, ExportedProduct, ExportedVariant } from './exported-products.js';

/** Products as lines of CSV: a row a variant, with what is the product's in its first one. Import reads each column as what it is named (gateway/files/target.ts). */
export class ProductTable {
  private readonly words: CatalogWords;

  constructor(words: CatalogWords) {
    this.words = words;
  }

  /** The first line, behind the mark by which spreadsheets know UTF-8. */
  header(): string {
    const { attributes, locales, priceLists, locations } = this.words;
    return `\uFEFF${csvLine([
      ...PRODUCT_FIELDS, 'category', 'image_urls', ...attributes.map((code) => `attributes.${code}`), ...locales.flatMap((locale) => [`translations.${locale}.title`, `translations.${locale}.description`]),
      ...VARIANT_FIELDS.map((field) => `variant.${field}`), ...priceLists.flatMap((list, index) => (index === 0 ? ['variant.price', 'variant.sale_price'] : [`variant.price.${list}`, `variant.sale_price.${list}`])),
      ...locations.map((location) => `variant.stock.${location}`),
    ])}`;
  }

  /** The lines of a product. */
  lines(product: ExportedProduct): string {
    const own = this.ownCells(product);
    const [first, ...others] = product.variants;
    const continued = [product.sku, ...Array<string>(own.length - 1).fill('')];
    return [csvLine([...own, ...first ? this.variantCells(first) : []]), ...others.map((variant) => csvLine([...continued, ...this.variantCells(variant)]))].join('');
  }

  private ownCells(product: ExportedProduct): string[] {
    const { attributes, locales } = this.words;
    return [
      ...PRODUCT_FIELDS.map((field) => product[field] ?? ''),
      product.categories.map(({ path }) => pathText(path)).join('\n'), product.images.map(({ url }) => url).join('\n'),
      ...attributes.map((code) => product.attributes[code] ?? ''), ...locales.flatMap((locale) => [product.translations[locale]?.title ?? '', product.translations[locale]?.description ?? '']),
    ];
  }

  private variantCells({ sku, barcode, options, cost, weight, weight_unit: unit, prices, stock }: ExportedVariant): string[] {
    const { priceLists, locations } = this.words;
    const priceOf = new Map(prices.map((price) => [price.price_list, price]));
    const stockOf = new Map(stock.map((entry) => [entry.location, entry.available]));
    return [
      sku, barcode ?? '', options['size'] ?? '', options['color'] ?? '', cost ?? '', weight === null ? '' : String(weight), weight === null ? '' : unit,
      ...priceLists.flatMap((list) => [priceOf.get(list)?.price ?? '', priceOf.get(list)?.sale_price ?? '']), ...locations.map((location) => String(stockOf.get(location) ?? '')),
    ];
  }
}
