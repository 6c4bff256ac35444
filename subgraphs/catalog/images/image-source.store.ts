import type { Instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { KeyWriter } from '../key-writes/key-writer.js';
import type { DetailsOf } from '../products/save-details.store.js';
import type { ImageSource, SourceStatus } from './image-source.js';
import { IMAGE_SOURCE } from './image-source.table.js';

/** The name of an address: it may be longer than what an index holds. */
export const addressOf = (url: string): string => sha256(url);

const LONGEST_HOST = 255;
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.slice(0, LONGEST_HOST) : '');

/** Addresses that a key sends for a product. */
export interface SentSources {
  readonly productId: number;
  readonly urls: readonly string[];
}

/** An import's product, whose result gets the notes. */
export interface OfImport {
  readonly importId: string;
  readonly place: number;
}

interface Queueing {
  readonly key: KeyWriter;
  readonly now: Instant;
  readonly ofImport?: OfImport | undefined;
}

/** What is known of addresses, by product and address. */
export type KnownSources = ReadonlyMap<number, ReadonlyMap<string, SourceStatus>>;

/** What is known of the addresses that items have. */
export async function findKnownSources(reader: Reader, { companyId, catalogId }: { readonly companyId: number; readonly catalogId: number }, sent: readonly SentSources[]): Promise<KnownSources> {
  const asked = sent.filter(({ urls }) => urls.length > 0);
  if (asked.length === 0) return new Map();
  const [ids, addresses] = [asked.map(({ productId }) => productId), [...new Set(asked.flatMap(({ urls }) => urls))].map(addressOf)];
  const rows = await reader.query<{ product_id: number; url: string; status: SourceStatus }>(
    `SELECT product_id, url, status FROM image_source WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(ids.length)}) AND address IN (${places(addresses.length)})`, [companyId, catalogId, ...ids, ...addresses]);
  return new Map([...grouped(rows, (row) => row.product_id)].map(([id, own]) => [id, new Map(own.map(({ url, status }) => [url, status]))]));
}

/** Addresses that are kept of a product, whatever became of them: beyond it those that are settled are forgotten, and no more wait. */
const MOST_SOURCES = 1000;

/** Queue addresses of products; those that failed before are tried again. */
export async function queueSources(transaction: Transaction, { key: { companyId, catalogId, keyId, rule, name }, now, ofImport }: Queueing, sent: readonly SentSources[]): Promise<void> {
  const wanted: (SentSources & { readonly from: number })[] = [];
  for (const one of sent) {
    const from = one.urls.length === 0 ? undefined : await nextPlace(transaction, { companyId, catalogId, productId: one.productId });
    if (from !== undefined) wanted.push({ ...one, from });
  }
  await transaction.upsert(IMAGE_SOURCE, wanted.flatMap(({ productId, urls, from }) => [...new Set(urls)].map((url, index) => ({
    ...keyOf({ companyId, catalogId, productId }), address: addressOf(url), url, host: hostOf(url), status: 'PENDING' as const, problem: null, image_id: null, key_id: keyId, key_name: name, field_rule: rule,
    import_id: ofImport?.importId ?? null, import_place: ofImport?.place ?? null, attempts: 0, pending: 1, due_at: now, claim_token: null, place: from + index,
  }))));
}

/** The place of the next address of a product; undefined where there is no room for more. */
async function nextPlace(transaction: Transaction, { companyId, catalogId, productId }: DetailsOf): Promise<number | undefined> {
  const of = [companyId, catalogId, productId];
  const [row] = await transaction.query<{ total: number; last: number | null }>('SELECT COUNT(*) AS total, MAX(place) AS last FROM image_source WHERE company_id = ? AND catalog_id = ? AND product_id = ?', of);
  const next = (row?.last ?? -1) + 1;
  if ((row?.total ?? 0) < MOST_SOURCES) return next;
  return await transaction.execute("DELETE FROM image_source WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND status <> 'PENDING'", of) > 0 ? next : undefined;
}

/** What became of some addresses of a product. */
export async function findSources(reader: Reader, { companyId, catalogId, productId }: DetailsOf, urls: readonly string[]): Promise<ImageSource[]> {
  if (urls.length === 0) return [];
  return reader.query<ImageSource & { status: SourceStatus }>(
    `SELECT url, status, problem FROM image_source WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND address IN (${places(urls.length)})`, [companyId, catalogId, productId, ...urls.map(addressOf)]);
}

/** Note the address that an image came from. */
export const addedSource = (transaction: Transaction, of: DetailsOf, { url, imageId }: { readonly url: string; readonly imageId: number | null }): Promise<void> => transaction.upsert(IMAGE_SOURCE, [{
  ...keyOf(of), address: addressOf(url), url, host: hostOf(url), status: 'ADDED' as const, problem: null, image_id: imageId, key_id: null, key_name: null, field_rule: null, import_id: null, import_place: null, attempts: 0, pending: null, due_at: NEVER, claim_token: null,
}]);

/** The images of a product whose addresses stand behind a place. */
export async function findImagesBehind(reader: Reader, { companyId, catalogId, productId }: DetailsOf, place: number | null): Promise<ReadonlySet<number>> {
  if (place === null) return new Set();
  const rows = await reader.query<{ image_id: number }>('SELECT image_id FROM image_source WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND place > ? AND image_id IS NOT NULL', [companyId, catalogId, productId, place]);
  return new Set(rows.map((row) => row.image_id));
}

/** When nothing is due. */
export const NEVER: Instant = '9999-12-31T00:00:00.000Z';

const keyOf = ({ companyId, catalogId, productId }: DetailsOf) => ({ company_id: companyId, catalog_id: catalogId, product_id: productId });

/** The addresses that people see beside the images of a product: those that are not images of it. */
export const findOpenSources = (reader: Reader, { companyId, catalogId, productId }: DetailsOf): Promise<ImageSource[]> => reader.query<ImageSource>(
  'SELECT url, status, problem FROM image_source WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND status <> \'ADDED\' ORDER BY address', [companyId, catalogId, productId]);

/** What became of the addresses of an import, by the places of its products. */
export async function findSourcesOfImport(reader: Reader, { companyId, catalogId, id }: { readonly companyId: number; readonly catalogId: number; readonly id: string }): Promise<ReadonlyMap<number, ImageSource[]>> {
  const rows = await reader.query<ImageSource & { readonly import_place: number }>(
    'SELECT url, status, problem, import_place FROM image_source WHERE company_id = ? AND catalog_id = ? AND import_id = ? ORDER BY import_place, address', [companyId, catalogId, id]);
  return grouped(rows, (row) => row.import_place);
}
