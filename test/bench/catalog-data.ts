import { systemClock } from '#kernel/clock.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { STOCK_POSITION } from '../../subgraphs/orders/inventory/stock.table.js';
import { openCompany } from '../kit/company.js';
import { COMPANY, openBench, RATE, type BenchDatabases } from './open-bench.js';

const [BATCH, SIZES] = [50, ['XS', 'S', 'M', 'L', 'XL', 'XXL']] as const;
const [FIRST_DELETED, DELETED] = [20, 10] as const;
const LOCATIONS = ['MI1', 'LY1'] as const;
const TEXT = '<p>Light and airy, cut wide, with buttons of shell. Wash it cold, dry it in the shade, iron it while it is damp.</p>'.repeat(3);

/** Fill empty databases with products of six variants, in two categories, with three attributes, two translations, prices in two lists and stock in two places, ten of them deleted; answers a key. */
export async function fillCatalog(databases: BenchDatabases, products: number): Promise<string> {
  const { run, asStaff, connect, warehouse, close, database } = await openBench(databases);
  await openCompany({ run }, 'Bench');
  const locations = await Promise.all(LOCATIONS.map((code) => warehouse(code)));
  await describe(asStaff);
  for (let made = 0; made < products; made += BATCH) await asStaff('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: Array.from({ length: BATCH }, (_, index) => product(made + index + 1)) } });
  await asStaff('mutation ($input: ProductIdsInput!) { deleteProducts(input: $input) }', { input: { ids: Array.from({ length: DELETED }, (_, index) => FIRST_DELETED + index) } });
  const variants = await database('catalog').query<{ id: string }>('SELECT id FROM variant WHERE company_id = ? ORDER BY id', [COMPANY]);
  await stock(databases, variants.flatMap(({ id }, index) => locations.map((location) => ({ id, location, onHand: index % 40 }))));
  const { apiKey } = await connect('CATALOG', { name: 'ERP', catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE' } }, RATE);
  await close();
  return apiKey;
}

async function describe(asStaff: (operation: string, variables: object) => Promise<unknown>): Promise<void> {
  await asStaff('mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }',
    { input: { slug: 'main', name: 'Main', currency: 'EUR', defaultLocale: 'en', locales: ['en', 'it', 'de'].map((code) => ({ code, name: code })) } });
  await asStaff('mutation ($input: SavePriceListInput!) { savePriceList(input: $input) { code } }', { input: { code: 'swiss', name: 'Swiss', currency: 'CHF' } });
  for (const code of ['fit', 'neck', 'care']) await asStaff('mutation ($input: SaveAttributeInput!) { saveAttribute(input: $input) { code } }', { input: { code, label: code, type: 'TEXT' } });
  for (const name of ['Women', 'Shirts']) await asStaff('mutation ($input: SaveCategoryInput!) { saveCategory(input: $input) { id } }', { input: { name } });
}

const product = (number: number): object => ({
  sku: `MODEL-${String(number)}`, title: `Model ${String(number)}`, description: TEXT, handle: `model-${String(number)}`, status: 'ACTIVE', productType: 'Shirts', brand: 'Nord', modelCode: `M${String(number)}`, gender: 'women',
  season: 'SS27', color: 'Green', material: 'Linen', madeIn: 'IT', composition: '100% linen', categoryIds: [1, 2], attributes: ['fit', 'neck', 'care'].map((code) => ({ code, value: `${code} ${String(number % 7)}` })),
  translations: ['it', 'de'].map((locale) => ({ locale, title: `${locale} ${String(number)}`, description: TEXT })),
  variants: SIZES.map((size) => ({
    sku: `MODEL-${String(number)}-${size}`, barcode: `20${String(number).padStart(8, '0')}${size}`, size, color: 'Dark green', weight: { value: '0.25', unit: 'KG' }, cost: { amount: '11.40', currency: 'EUR' },
    price: { amount: '49.90', currency: 'EUR' }, compareAtPrice: { amount: '59.90', currency: 'EUR' }, prices: [{ priceList: 'swiss', price: { amount: '69.00', currency: 'CHF' } }],
  })),
});

/** As plain rows: reports would take minutes. */
async function stock({ orders: location }: BenchDatabases, levels: readonly { readonly id: string; readonly location: string; readonly onHand: number }[]): Promise<void> {
  const database = await openDatabase({ location, migrations: [], clock: systemClock });
  await database.inTransaction((transaction) => transaction.insert(STOCK_POSITION, levels.map(({ id, location: place, onHand }) => ({
    company_id: COMPANY, variant_id: id, location_id: place, on_hand: onHand, reserved: onHand % 3, reported: 1, changed_at: '2026-11-21T09:30:00.000Z', latest: 0,
  }))));
  await database.close();
}
