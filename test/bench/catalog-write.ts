import { randomUUID } from 'node:crypto';
import { wordsOf, wordsOfCode } from '../../subgraphs/kit/search/words.js';
import { byName } from './commerce-order.js';
import type { Caller, Run } from './floor-pipeline.js';
import { changeSequenceOf } from './floor-work.js';

// Writes of known products by hand: the same rows are read, checked and written as the product does, in one transaction. The words of the search are the product's own, because only the same words are the same rows.

type Row = Awaited<ReturnType<Run>>[number];

/** A product as the bench sends it. */
export interface SentProduct { readonly sku: string; readonly title: string; readonly brand: string; readonly season: string; readonly variants: readonly { readonly sku: string; readonly size: string; readonly prices: readonly { readonly price: string; readonly sale_price: string }[] }[] }

interface Writing { readonly caller: Caller; readonly sent: readonly SentProduct[]; readonly catalogId: number; readonly mysql: boolean; readonly requestId: string }

const marks = (count: number): string => Array.from({ length: count }, () => '?').join();
const rows = (count: number, columns: number): string => Array.from({ length: count }, () => `(${marks(columns)})`).join();
const minor = (amount: string): number => Math.round(Number(amount) * 100);
const searchText = (values: readonly (Row[string] | undefined)[]): string => values.flatMap((value) => (value === null || value === undefined ? [] : String(value).toLowerCase())).join('\n');
const VARIANT = ['company_id', 'catalog_id', 'id', 'product_id', 'sku', 'barcode', 'size', 'color', 'weight_g', 'weight', 'weight_unit', 'cost_minor', 'is_unpriced', 'image_url', 'price_minor', 'compare_at_minor', 'currency', 'search_text', 'updated_at'];
const CHANGED = ['size', 'price_minor', 'compare_at_minor', 'currency', 'search_text', 'updated_at'];

/** The products that are named, with what a write has to respect: their variants, locks, ids of the keys, the sizes and the currency there are. */
async function known(run: Run, { caller: { company }, sent, catalogId }: Writing) {
  const own = [company, catalogId];
  const products = await run(`SELECT id, external_id, sku, handle, product_type, model_code, version, written_by FROM product WHERE company_id = ? AND catalog_id = ? AND sku IN (${marks(sent.length)}) AND deleted_at IS NULL`, [...own, ...sent.map(({ sku }) => sku)]);
  const ids = products.map(({ id }) => Number(id));
  const variants = await run(`SELECT ${VARIANT.join()} FROM variant WHERE company_id = ? AND product_id IN (${marks(ids.length)}) ORDER BY id`, [company, ...ids]);
  const locks = await run(`SELECT product_id, field, owner FROM field_lock WHERE company_id = ? AND catalog_id = ? AND product_id IN (0,${marks(ids.length)})`, [...own, ...ids]);
  const given = await run(`SELECT product_id, key_id, external_id FROM product_external_id WHERE company_id = ? AND catalog_id = ? AND product_id IN (${marks(ids.length)})`, [...own, ...ids]);
  const sizes = await run('SELECT code FROM attribute_option WHERE company_id = ? AND catalog_id = ? AND attribute = ?', [...own, 'size']);
  const [list] = await run('SELECT currency FROM price_list WHERE company_id = ? AND catalog_id = ? AND is_default = 1', own);
  return { products: new Map(products.map((product) => [String(product['sku']), product])), variants: byName(variants, 'product_id'), locks, given: byName(given, 'product_id'), sizes: new Set(sizes.map(({ code }) => code)), currency: String(list?.['currency']) };
}

interface Change { readonly product: Row; readonly sent: SentProduct; readonly text: string; readonly variants: readonly Row[] }

/** What a product and its variants will be; other products than known ones are not written here. */
function changeOf({ products, variants, locks, sizes, currency }: Awaited<ReturnType<typeof known>>, sent: SentProduct, connection: string): Change {
  const product = products.get(sent.sku);
  if (!product || locks.length > 0 || (product['written_by'] !== null && product['written_by'] !== connection)) throw new Error(`${sent.sku} is not there, or not to be written`);
  const wanted = new Map(sent.variants.map((variant) => [variant.sku, variant]));
  return {
    product, sent, text: searchText([sent.title, sent.brand, product['product_type'], product['handle'], product['external_id'], sent.sku, product['model_code']]),
    variants: (variants.get(String(product['id'])) ?? []).map((row) => {
      const variant = wanted.get(String(row['sku']));
      if (!variant || (sizes.size > 0 && !sizes.has(variant.size.toLowerCase()))) throw new Error(`${String(row['sku'])} has no known size`);
      return { ...row, size: variant.size, price_minor: minor(variant.prices[0]?.sale_price ?? ''), compare_at_minor: minor(variant.prices[0]?.price ?? ''), currency, search_text: searchText([row['sku'], row['barcode'], row['color'], variant.size]) };
    }),
  };
}

/** Write products; answers their ids in the order they were sent. */
export async function writeProducts(run: Run, writing: Writing): Promise<number[]> {
  const { caller, sent, mysql, requestId } = writing;
  const { company, connection } = caller;
  const found = await known(run, writing);
  const changes = sent.map((one) => changeOf(found, one, connection));
  const at = await changeSequenceOf(run, { caller, raw: '', number: '', now: new Date().toISOString(), requestId }, mysql);
  for (const { product, sent: { title, brand, season }, text } of changes) {
    await run('UPDATE product SET title = ?, brand = ?, season = ?, search_text = ?, written_by = ?, version = version + 1, updated_at = ? WHERE company_id = ? AND id = ? AND version = ?',
      [title, brand, season, text, connection, at, company, product['id'] ?? null, product['version'] ?? null]);
  }
  const variants = changes.flatMap((change) => change.variants);
  await run(`INSERT INTO variant (${VARIANT.join()}) VALUES ${rows(variants.length, VARIANT.length)} ${mysql ? 'ON DUPLICATE KEY UPDATE' : 'ON CONFLICT (company_id, id) DO UPDATE SET'} ${CHANGED.map((column) => `${column} = ${mysql ? `VALUES(${column})` : `excluded.${column}`}`).join()}`,
    variants.flatMap((row) => VARIANT.map((column) => (column === 'updated_at' ? at : row[column] ?? null))));
  await index(run, company, changes);
  await tell(run, writing, { at, changes, given: found.given });
  return changes.map(({ product }) => Number(product['id']));
}

/** The words that products are found by. */
async function index(run: Run, company: number, changes: readonly Change[]): Promise<void> {
  const tokens = changes.flatMap(({ product, text, variants }) => {
    const values = [text, ...variants.map((row) => String(row['search_text']))].flatMap((one) => one.split('\n'));
    return [...new Set(values.flatMap((value) => (value.includes(' ') ? wordsOf(value) : wordsOfCode(value))))].map((token) => [company, token, String(product['id'])]);
  });
  await run(`DELETE FROM product_token WHERE company_id = ? AND record IN (${marks(changes.length)})`, [company, ...changes.map(({ product }) => String(product['id']))]);
  await run(`INSERT INTO product_token (company_id, token, record) VALUES ${rows(tokens.length, 3)}`, tokens.flat());
}

/** The events of the changes. */
async function tell(run: Run, { caller: { company, connectionName }, catalogId, requestId }: Writing, { at, changes, given }: { at: string; changes: readonly Change[]; given: Map<string, Row[]> }): Promise<void> {
  const events = changes.flatMap(({ product, sent, variants }) => {
    const id = Number(product['id']);
    const externalIds = Object.fromEntries((given.get(String(id)) ?? []).map((row) => [String(row['key_id']), row['external_id']]));
    return [
      ...variants.map((row) => ['variant.changed', { variantId: row['id'], productId: id, sku: row['sku'], barcode: row['barcode'], title: `${sent.title} ${String(row['color'])}/${String(row['size'])}`, size: row['size'], color: row['color'], weightG: row['weight_g'], imageUrl: row['image_url'], priceMinor: row['price_minor'], currency: row['currency'] }, null, null] as const),
      ['product.updated', { productId: id, catalogId, sku: sent.sku, externalIds, fields: ['title', 'variants.prices'] }, String(id), String(catalogId)] as const,
    ];
  });
  await run(`INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, audience, actor, via, request_id, pending) VALUES ${rows(events.length, 12)}`,
    events.flatMap(([type, payload, subject, audience], place) => [company, at, place, randomUUID(), type, JSON.stringify(payload), subject, audience, subject === null ? null : connectionName, subject === null ? null : 'catalog', subject === null ? null : requestId, 1]));
}
