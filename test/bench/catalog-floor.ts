import { randomUUID } from 'node:crypto';
import express from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { productJson, type Around } from './catalog-product.js';
import { writeProducts, type SentProduct } from './catalog-write.js';
import { byName } from './commerce-order.js';
import { floorPipeline, type Caller, type Run } from './floor-pipeline.js';
import { measured } from './measured.js';
import { bareDriver, type Sql } from './sql.js';

// The catalog API written by hand: Express and SQL, the same rows read and written, the same bytes answered.

const CATALOG = 1;
const marks = (count: number): string => Array.from({ length: count }, () => '?').join();
const PRODUCT = `SELECT p.id, p.sku, x.external_id AS given_id, p.title, p.description, p.handle, p.status, p.product_type, p.brand, p.attribute_set, p.model_code, p.gender, p.season, p.color, p.material, p.made_in,
  p.composition, p.attributes, p.deleted_at, p.trashed, p.updated_at FROM product p LEFT JOIN product_external_id x ON x.company_id = p.company_id AND x.catalog_id = p.catalog_id AND x.key_id = ? AND x.product_id = p.id
  WHERE p.company_id = ? AND p.catalog_id = ?`;

async function around({ catalog, orders }: { catalog: Run; orders: Run }, company: number, ids: readonly number[]): Promise<Around> {
  const own = [company, CATALOG, ...ids];
  const variants = await catalog(`SELECT id, product_id, sku, barcode, size, color, weight_g, weight, weight_unit, price_minor, compare_at_minor, currency, is_unpriced, cost_minor FROM variant
    WHERE company_id = ? AND product_id IN (${marks(ids.length)}) ORDER BY product_id, id`, [company, ...ids]);
  const prices = await catalog(`SELECT variant_id, price_list, valid_from, valid_to, price_minor, sale_minor FROM variant_price WHERE company_id = ? AND catalog_id = ? AND product_id IN (${marks(ids.length)})`, own);
  const categories = await catalog(`SELECT l.product_id, c.id, c.name, c.path FROM product_category l JOIN category c ON c.company_id = l.company_id AND c.catalog_id = l.catalog_id AND c.id = l.category_id
    WHERE l.company_id = ? AND l.catalog_id = ? AND l.product_id IN (${marks(ids.length)}) ORDER BY l.product_id, l.category_id`, own);
  const translations = await catalog(`SELECT product_id, locale, title, description FROM product_translation WHERE company_id = ? AND catalog_id = ? AND product_id IN (${marks(ids.length)}) ORDER BY product_id, locale`, own);
  const variantIds = variants.map(({ id }) => String(id));
  const stock = await orders(`SELECT p.variant_id, l.code, p.on_hand, p.reserved FROM stock_position p JOIN location l ON l.company_id = p.company_id AND l.id = p.location_id
    WHERE p.company_id = ? AND p.variant_id IN (${marks(variantIds.length)}) AND p.reported = 1 ORDER BY p.variant_id, l.code`, [company, ...variantIds]);
  const lists = await catalog('SELECT code, currency, is_default FROM price_list WHERE company_id = ? AND catalog_id = ? ORDER BY code', [company, CATALOG]);
  const attributes = await catalog('SELECT code FROM attribute WHERE company_id = ? AND catalog_id = ?', [company, CATALOG]);
  const [settings] = await catalog('SELECT default_locale, locales FROM catalog WHERE company_id = ? AND id = ?', [company, CATALOG]);
  return {
    variants: byName(variants, 'product_id'), prices: byName(prices, 'variant_id'), categories: byName(categories, 'product_id'), translations: byName(translations, 'product_id'), stock: byName(stock, 'variant_id'), lists,
    attributes: new Set(attributes.map(({ code }) => String(code))), locales: new Set(Object.keys(JSON.parse(String(settings?.['locales'])) as object).filter((locale) => locale !== settings?.['default_locale'])),
    now: new Date().toISOString(),
  };
}

function floor(identity: Sql, orders: Sql, catalog: Sql): express.Express {
  const { reading } = floorPipeline(identity, orders, 'catalog');
  const shown = async (company: number, rows: Awaited<ReturnType<Run>>): Promise<object[]> => {
    const all = await around({ catalog: catalog.read, orders: orders.read }, company, rows.filter((row) => row['deleted_at'] === null).map(({ id }) => Number(id)));
    return rows.map((row) => productJson(row, all));
  };
  const list = async ({ company, connection }: Caller, { limit, updated_since: since }: { limit?: string; updated_since?: string }): Promise<string> => {
    const most = Number(limit ?? 50);
    const rows = since === undefined ? await catalog.read(`${PRODUCT} AND p.deleted_at IS NULL ORDER BY p.id LIMIT ${String(most + 1)}`, [connection, company, CATALOG])
      : await catalog.read(`${PRODUCT} AND p.updated_at >= ? ORDER BY p.updated_at, p.id LIMIT ${String(most + 1)}`, [connection, company, CATALOG, since]);
    return JSON.stringify({ data: await shown(company, rows.slice(0, most)), next_cursor: rows.length > most ? 'c' : null });
  };
  const write = async (caller: Caller, sent: readonly SentProduct[]): Promise<number[]> => {
    let ids: number[] = [];
    await catalog.write(async (run) => { ids = await writeProducts(run, { caller, sent, catalogId: CATALOG, mysql: catalog.mysql, requestId: randomUUID() }); });
    return ids;
  };
  const body = express.text({ type: () => true, limit: '20mb' });
  const app = express().disable('x-powered-by').disable('etag');
  app.post('/api/catalog/v1/products', body, reading('products.upsert', async (caller, request) => {
    const ids = await write(caller, [JSON.parse(String(request.body)) as SentProduct]);
    const [data] = await shown(caller.company, await catalog.read(`${PRODUCT} AND p.deleted_at IS NULL AND p.id = ?`, [caller.connection, caller.company, CATALOG, ids[0] ?? 0]));
    return JSON.stringify({ data, result: { status: 'updated', errors: [], notes: [] } });
  }));
  app.post('/api/catalog/v1/products/bulk', body, reading('products.bulk', async (caller, request) => {
    const { products } = JSON.parse(String(request.body)) as { products: SentProduct[] };
    const ids = await write(caller, products);
    const results = products.map(({ sku }, index) => ({ index, sku, product_id: ids[index], status: 'updated', errors: [], notes: [] }));
    return JSON.stringify({ data: { summary: { created: 0, updated: results.length, partial: 0, skipped: 0, failed: 0, invalid: 0 }, results } });
  }));
  app.get('/api/catalog/v1/products', reading('products.list', (caller, request) => list(caller, request.query as { limit?: string; updated_since?: string })));
  app.get('/api/catalog/v1/products/:product', reading('products.read', async ({ company, connection }, request) => {
    const [data] = await shown(company, await catalog.read(`${PRODUCT} AND p.deleted_at IS NULL AND p.id = ?`, [connection, company, CATALOG, Number(request.params['product'])]));
    return JSON.stringify({ data });
  }));
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; orders: DatabaseLocation; catalog: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.orders), bareDriver(databases.catalog)));
