import { FASHION } from './fashion.js';
import { HOMEWARE } from './homeware.js';
import { MARKETS } from './markets.js';
import { PALETTE } from './palette.js';

/** The catalog of the demo company, in the five languages it writes in. */
export const CATALOG = {
  slug: 'main', name: 'Portico Demo', defaultLocale: 'en', currency: 'EUR',
  locales: [{ code: 'en', name: 'English' }, { code: 'it', name: 'Italiano' }, { code: 'de', name: 'Deutsch' }, { code: 'fr', name: 'Français' }, { code: 'es', name: 'Español' }],
} as const;

/** The price lists beside the default one, which is in euros. */
export const PRICE_LISTS = [
  { code: 'gbp', name: 'United Kingdom', currency: 'GBP', rate: MARKETS.GB.rate },
  { code: 'chf', name: 'Switzerland', currency: 'CHF', rate: MARKETS.CH.rate },
] as const;

const EURO_COUNTRIES = Object.entries(MARKETS).filter(([, { currency }]) => currency === 'EUR').map(([country]) => country);

/** The markets of its catalog. */
export const CATALOG_MARKETS = [
  { code: 'eurozone', name: 'Eurozone', countries: EURO_COUNTRIES, currency: 'EUR', locales: ['en', 'it', 'de', 'fr', 'es'] },
  { code: 'uk', name: 'United Kingdom', countries: ['GB'], currency: 'GBP', priceList: 'gbp', locales: ['en'] },
  { code: 'switzerland', name: 'Switzerland', countries: ['CH'], currency: 'CHF', priceList: 'chf', locales: ['de', 'fr', 'it'] },
] as const;

const option = (code: string, label: string) => ({ code, label });

/** Options with the codes that the catalog makes of such labels. */
const labelled = (labels: readonly string[]) => [...new Set(labels)].map((label) => option(label.toLowerCase().replaceAll(' ', '-'), label));

/** Its attributes; size and colour are those of variants. */
export const ATTRIBUTES = [
  { code: 'fit', label: 'Fit', type: 'SELECT', options: [option('slim', 'Slim'), option('regular', 'Regular'), option('relaxed', 'Relaxed')] },
  { code: 'care', label: 'Care', type: 'MULTISELECT', options: [option('machine-wash-30', 'Machine wash at 30 °C'), option('hand-wash', 'Hand wash'), option('dry-clean', 'Dry clean'), option('no-tumble-dry', 'Do not tumble dry'), option('wipe-clean', 'Wipe clean')] },
  { code: 'organic', label: 'Organic', type: 'BOOLEAN', options: null },
  { code: 'dishwasher-safe', label: 'Dishwasher safe', type: 'BOOLEAN', options: null },
  { code: 'introduced-on', label: 'Introduced on', type: 'DATE', options: null },
  { code: 'size', label: 'Size', type: 'SELECT', options: labelled([...FASHION, ...HOMEWARE].flatMap(({ sizes }) => sizes)) },
  { code: 'color', label: 'Color', type: 'SELECT', options: labelled(PALETTE.map(({ name }) => name)) },
] as const;

/** The sets of attributes of its two ranges. */
export const ATTRIBUTE_SETS = [
  { code: 'fashion', name: 'Fashion', attributes: ['fit', 'care', 'organic', 'introduced-on'] },
  { code: 'homeware', name: 'Homeware', attributes: ['care', 'dishwasher-safe', 'introduced-on'] },
] as const;

/** Size charts of some kinds of articles. */
export const SIZE_CHARTS = [
  { code: 'tops', name: 'T-shirts', unit: 'CM', productType: 'T-shirts', measures: ['Chest', 'Length'], rows: [{ size: 'S', values: ['88-94', '69'] }, { size: 'M', values: ['95-101', '71'] }, { size: 'L', values: ['102-108', '73'] }, { size: 'XL', values: ['109-116', '75'] }] },
  { code: 'trousers', name: 'Trousers', unit: 'CM', productType: 'Trousers', measures: ['Waist', 'Hip'], rows: [{ size: '30', values: ['76-79', '92-95'] }, { size: '32', values: ['81-84', '97-100'] }, { size: '34', values: ['86-89', '102-105'] }, { size: '36', values: ['91-94', '107-110'] }] },
] as const;

const typesOf = (models: readonly { readonly productType: string }[]): string[] => [...new Set(models.map(({ productType }) => productType))];

/** The two ranges with their kinds of articles: the tree of categories. */
export const CATEGORIES = [{ name: 'Fashion', below: typesOf(FASHION) }, { name: 'Homeware', below: typesOf(HOMEWARE) }] as const;

/** The path of the category of an article. */
export const categoryPath = (range: (typeof CATEGORIES)[number]['name'], productType: string): string => `${range} > ${productType}`;
