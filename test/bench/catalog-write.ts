import { randomUUID } from 'node:crypto';
import { wordsOf, wordsOfCode } from '../../subgraphs/kit/search/words.js';
import { byName } from './commerce-order.js';
import type { Caller, Run } from './floor-pipeline.js';
import { changeSequenceOf } from './floor-work.js';

// Writes of known products by hand: the same rows are written as the product does, in one transaction, after the reads that a write needs to be right: whose SKUs they are, locks, prices of periods (which a note is about), the ids of
// the keys, and what the fields were (the event names those that changed, and only words that changed are written). The words of the search are the product's own, because only the same words are the same rows.

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
async function known(run: Run, { caller: { company }, sent, catalogId, mysql }: Writing) {
  const own = [company, catalogId];
  const products = await run(`SELECT id, external_id, sku, title, brand, season, handle, product_type, model_code, search_text, version, written_by FROM product WHERE company_id = ? AND catalog_id = ? AND sku IN (${marks(sent.length)}) AND deleted_at IS NULL${mysql ? ' FOR UPDATE' : ''}`, [...own, ...sent.map(({ sku }) => sku)]);
  const ids = products.map(({ id }) => Number(id));
  const variants = await run(`SELECT ${VARIANT.join()} FROM variant WHERE company_id = ? AND product_id IN (${marks(ids.length)}) ORDER BY id`, [company, ...ids]);
  const locks = await run(`SELECT product_id, field, owner FROM field_lock WHERE company_id = ? AND catalog_id = ? AND product_id IN (0,${marks(ids.length)})`, [...own, ...ids]);
  const given = await run(`SELECT product_id, key_id, external_id FROM product_external_id WHERE company_id = ? AND catalog_id = ? AND product_id IN (${marks(ids.length)})`, [...own, ...ids]);
  const sizes = await run('SELECT code FROM attribute_option WHERE company_id = ? AND catalog_id = ? AND attribute = ?', [...own, 'size']);
  const [list] = await run('SELECT code, currency FROM price_list WHERE company_id = ? AND catalog_id = ? AND is_default = 1', own);
  const periods = await run(`SELECT variant_id FROM variant_price WHERE company_id = ? AND catalog_id = ? AND product_id IN (${marks(ids.length)}) AND price_list = ? AND valid_from <> ''`, [...own, ...ids, list?.['code'] ?? null]);
  await refuseOthers(run, company, { sent, variants });
  return { products: new Map(products.map((product) => [String(product['sku']), product])), variants: byName(variants, 'product_id'), locks, given: byName(given, 'product_id'), sizes: new Set(sizes.map(({ code }) => code)), currency: String(list?.['currency']), periods };
}

/** Refuse SKUs of variants that other products have; those of these products are known. */
async function refuseOthers(run: Run, company: number, { sent, variants }: Pick<Writing, 'sent'> & { readonly variants: readonly Row[] }): Promise<void> {
  const own = new Set(variants.map((row) => row['sku']));
  const others = sent.flatMap((product) => product.variants.map(({ sku }) => sku)).filter((sku) => !own.has(sku));
  if (others.length > 0 && (await run(`SELECT product_id FROM variant WHERE company_id = ? AND sku IN (${marks(others.length)})`, [company, ...others])).length > 0) throw new Error('A SKU belongs to another product');
}

interface Change { readonly product: Row; readonly sent: SentProduct; readonly text: string; readonly before: readonly Row[]; readonly variants: readonly Row[] }

/** What a product and its variants will be; other products than known ones are not written here. */
function changeOf({ products, variants, locks, sizes, currency, periods }: Awaited<ReturnType<typeof known>>, sent: SentProduct, connection: string): Change {
  const product = products.get(sent.sku);
  if (!product || locks.length > 0 || periods.length > 0 || (product['written_by'] !== null && product['written_by'] !== connection)) throw new Error(`${sent.sku} is not there, or not to be written`);
  const wanted = new Map(sent.variants.map((variant) => [variant.sku, variant]));
  const before = variants.get(String(product['id'])) ?? [];
  return {
    product, sent, before, text: searchText([sent.title, sent.brand, product['product_type'], product['handle'], product['external_id'], sent.sku, product['model_code']]),
    variants: before.map((row) => {
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
  await index(run, writing, changes);
  await tell(run, writing, { at, changes, given: found.given });
  return changes.map(({ product }) => Number(product['id']));
}

/** The words of a product and its variants. */
function wordsIn(text: unknown, variants: readonly Row[]): Set<string> {
  const values = [String(text), ...variants.map((row) => String(row['search_text']))].flatMap((one) => one.split('\n'));
  return new Set(values.flatMap((value) => (value.includes(' ') ? wordsOf(value) : wordsOfCode(value))));
}

/** The words that products are found by, where they change. */
async function index(run: Run, { caller: { company }, mysql }: Writing, changes: readonly Change[]): Promise<void> {
  const tokens = changes.map(({ product, text, before, variants }) => {
    const [old, own] = [wordsIn(product['search_text'], before), wordsIn(text, variants)];
    return { id: String(product['id']), added: [...own].filter((token) => !old.has(token)), gone: [...old].filter((token) => !own.has(token)) };
  });
  const gone = tokens.flatMap(({ id, gone: own }) => own.map((token) => [token, id]));
  if (gone.length > 0) await run(`DELETE FROM product_token WHERE company_id = ? AND (token, record) IN (${mysql ? '' : 'VALUES '}${rows(gone.length, 2)})`, [company, ...gone.flat()]);
  const added = tokens.flatMap(({ id, added: own }) => own.map((token) => [company, token, id]));
  if (added.length > 0) await run(`INSERT INTO product_token (company_id, token, record) VALUES ${rows(added.length, 3)}`, added.flat());
}

/** The fields that change, by their names. */
const fieldsOf = ({ product, sent, before, variants }: Change): string[] => [
  ...(['title', 'brand', 'season'] as const).filter((field) => product[field] !== sent[field]),
  ...variants.flatMap((row, at) => [...row['price_minor'] !== before[at]?.['price_minor'] || row['compare_at_minor'] !== before[at]?.['compare_at_minor'] ? ['prices'] : [], ...row['size'] !== before[at]?.['size'] ? ['size'] : []].map((field) => `variants.${String(row['sku'])}.${field}`)),
];

/** The events of the changes. */
async function tell(run: Run, { caller: { company, connectionName }, catalogId, requestId }: Writing, { at, changes, given }: { at: string; changes: readonly Change[]; given: Map<string, Row[]> }): Promise<void> {
  const events = changes.flatMap((change) => {
    const { product, sent, variants } = change;
    const id = Number(product['id']);
    const externalIds = Object.fromEntries((given.get(String(id)) ?? []).map((row) => [String(row['key_id']), row['external_id']]));
    return [
      ...variants.map((row) => ['variant.changed', { variantId: row['id'], productId: id, sku: row['sku'], barcode: row['barcode'], title: `${sent.title} ${String(row['color'])}/${String(row['size'])}`, size: row['size'], color: row['color'], weightG: row['weight_g'], imageUrl: row['image_url'], priceMinor: row['price_minor'], currency: row['currency'] }, null, null] as const),
      ['product.updated', { productId: id, catalogId, sku: sent.sku, externalIds, fields: fieldsOf(change) }, String(id), String(catalogId)] as const,
    ];
  });
  await run(`INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, audience, actor, via, request_id, pending) VALUES ${rows(events.length, 12)}`,
    events.flatMap(([type, payload, subject, audience], place) => [company, at, place, randomUUID(), type, JSON.stringify(payload), subject, audience, subject === null ? null : connectionName, subject === null ? null : 'catalog', subject === null ? null : requestId, 1]));
}
