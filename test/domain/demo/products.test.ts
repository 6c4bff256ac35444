import { ATTRIBUTE_SETS, ATTRIBUTES, CATEGORIES } from '../../../gateway/demo/data/catalog.js';
import { products } from '../../../gateway/demo/data/products.js';
import { optionCode } from '../../../subgraphs/catalog/attributes/option-code.js';

const SEED = 2026;

describe('the demo company sells', () => {
  const range = products(SEED, 400);
  const variants = range.flatMap((product) => product.variants);

  it('400 products with about 2,000 variants', () => {
    expect(range).toHaveLength(400);
    expect(variants).toHaveLength(2060);
  });

  it('the same products for the same seed, and others for another', () => {
    expect(JSON.stringify(products(SEED, 400)) === JSON.stringify(range)).toBe(true); // the matcher takes seconds for so much
    expect(JSON.stringify(products(SEED + 1, 400)) === JSON.stringify(range)).toBe(false);
  });

  it('a smaller range that is the beginning of the whole one, fashion and homeware', () => {
    const few = products(SEED, 4);
    expect(few).toEqual(range.slice(0, 4));
    expect(few.map(({ productType }) => productType)).toEqual(['T-shirts', 'Tableware', 'Shirts', 'Tableware']);
  });

  it('every variant with a unique SKU of the form MODEL_COLOR_SIZE', () => {
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
    expect(variants.filter(({ sku }) => !/^[A-Z]{6}_[A-Z]{3}_[A-Z0-9]{1,7}$/.test(sku))).toEqual([]);
  });

  it('every variant with a unique barcode and a correct check digit', () => {
    expect(new Set(variants.map(({ barcode }) => barcode)).size).toBe(variants.length);
    expect(variants.filter(({ barcode }) => !/^20\d{11}$/.test(barcode) || !hasRightCheckDigit(barcode))).toEqual([]);
  });

  it('every product with a unique external id and handle', () => {
    expect(new Set(range.map(({ externalId }) => externalId)).size).toBe(400);
    expect(new Set(range.map(({ handle }) => handle)).size).toBe(400);
    expect(range.filter(({ handle }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toEqual([]);
  });

  it('everything with a weight and a price in euros', () => {
    expect(variants.filter(({ weightG }) => !Number.isInteger(weightG) || weightG < 100 || weightG > 6000)).toEqual([]);
    expect(variants.filter(({ price }) => price.currency !== 'EUR' || !/^\d{1,3}\.90$/.test(price.amount))).toEqual([]);
  });

  it('this shirt, in several sizes', () => {
    const dear = { cost: { amount: '28.52', currency: 'EUR' }, prices: [{ priceList: 'gbp', price: { amount: '58.00', currency: 'GBP' } }, { priceList: 'chf', price: { amount: '64.00', currency: 'CHF' } }] };
    expect({ ...range[2], translations: range[2]!.translations.slice(1, 2), variants: range[2]!.variants.slice(0, 2) }).toEqual({
      externalId: 'demo-shiari',
      title: 'Aria oxford cotton shirt',
      description: 'Shirt in oxford cotton from the Aria collection by Fontamara.',
      handle: 'aria-shirt-shi',
      status: 'ACTIVE',
      productType: 'Shirts',
      brand: 'Fontamara',
      sku: 'SHIARI', modelCode: 'SHI', material: 'oxford cotton', season: 'SS26', gender: 'men', attributeSet: 'fashion',
      attributes: [{ code: 'introduced-on', value: '2026-02-01' }, { code: 'care', value: 'hand-wash' }, { code: 'fit', value: 'relaxed' }, { code: 'organic', value: 'false' }],
      translations: [{ locale: 'de', title: 'Hemd Aria aus Oxford-Baumwolle', description: '<p>Hemd Aria aus Oxford-Baumwolle. Aus der Kollektion Aria, Fontamara.</p>' }],
      variants: [
        { sku: 'SHIARI_WHT_S', barcode: '2000000000602', size: 'S', color: 'White', weightG: 240, price: { amount: '67.90', currency: 'EUR' }, ...dear },
        { sku: 'SHIARI_WHT_M', barcode: '2000000000619', size: 'M', color: 'White', weightG: 254, price: { amount: '67.90', currency: 'EUR' }, ...dear },
      ],
    });
  });

  it('every product with texts in the four other languages, a category there is, and attributes of its set', () => {
    const sets: Readonly<Record<string, readonly string[]>> = Object.fromEntries(ATTRIBUTE_SETS.map(({ code, attributes }) => [code, attributes]));
    for (const product of range) {
      expect(product.translations.map(({ locale }) => locale)).toEqual(['it', 'de', 'fr', 'es']);
      expect(product.translations.filter(({ title }) => title.length < 8 || title.includes('  ') || title.startsWith(' ') || title.endsWith(' '))).toEqual([]);
      expect(product.attributes.filter(({ code }) => sets[product.attributeSet]?.includes(code) !== true)).toEqual([]);
      expect(CATEGORIES.some(({ name, below }) => name.toLowerCase() === product.attributeSet && below.includes(product.productType))).toBe(true);
    }
    expect(range[0]?.translations[0]).toEqual({ locale: 'it', title: 'T-shirt Aria in cotone fiammato', description: '<p>T-shirt Aria in cotone fiammato. Della collezione Aria, Fontamara.</p>' });
  });

  it('every variant in a size and colour that the catalog has as options', () => {
    const options = (code: string) => new Map(ATTRIBUTES.find((attribute) => attribute.code === code)?.options?.map((option) => [option.label, option.code]));
    const [sizes, colours] = [options('size'), options('color')];
    expect(variants.filter(({ size, color }) => sizes.get(size) !== optionCode(size) || colours.get(color) !== optionCode(color))).toEqual([]);
  });

  it('every variant with prices in pounds and francs beside the one in euros', () => {
    expect(variants.filter(({ prices }) => prices.map(({ priceList, price }) => `${priceList} ${price.currency}`).join() !== 'gbp GBP,chf CHF')).toEqual([]);
  });
});

/** The digits of an EAN-13, weighted 1 and 3 in turn, add up to a multiple of ten. */
const hasRightCheckDigit = (barcode: string): boolean =>
  Array.from(barcode, Number).reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
