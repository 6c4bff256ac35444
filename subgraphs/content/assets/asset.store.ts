import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import { countRows } from '#subgraph-kit/counted-rows.js';
import { byId } from '#subgraph-kit/grouped.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { readableRow, readableRows } from '#subgraph-kit/readable-rows.js';
import { unaccented } from '#subgraph-kit/search/unaccented.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Asset, FocalPoint } from './asset.js';
import { ASSET, ASSET_ROW, type AssetRow } from './asset.table.js';

const SELECT = `SELECT ${ASSET_ROW.names} FROM asset WHERE company_id = ?`;

/** One asset by its id. */
export async function findAsset(reader: Reader, companyId: number, id: string): Promise<Asset | undefined> {
  const [row] = await reader.query<AssetRow>(`${SELECT} AND id = ?`, [companyId, id]);
  return readableRow(reader, row, mapping(companyId));
}

/** Assets by id, in one query. */
export async function findAssets(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, Asset>> {
  return byId(readableRows(reader, await reader.query<AssetRow>(`${SELECT} AND id IN (${places(ids.length)})`, [companyId, ...ids]), mapping(companyId)));
}

/** Which assets are listed. */
export interface AssetsAsked {
  /** Words of the names and alternative texts. */
  readonly text?: string | null | undefined;
  readonly mediaType?: string | null | undefined;
  /** Whether a page or an entry refers to them. */
  readonly isUsed?: boolean | null | undefined;
}

const USED = `EXISTS (SELECT 1 FROM content_reference r WHERE r.company_id = asset.company_id AND r.kind = 'ASSET' AND r.target = asset.id)`;

const MOST_WORDS = 8;

/** LIKE patterns of the words of a search; `!` escapes. */
const patternsOf = (typed: string): string[] => unaccented(typed).split(' ').filter((word) => word !== '').slice(0, MOST_WORDS).map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);

/** A page of the library, the newest first. */
export async function pageOfAssets(reader: Reader, companyId: number, { keys, ...asked }: AssetsAsked & { readonly keys: Keyset }): Promise<Asset[]> {
  const { where, parameters } = conditionsOf(asked);
  const rows = await reader.query<AssetRow>(`${SELECT}${where}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...parameters, ...keys.parameters]);
  return readableRows(reader, rows, mapping(companyId));
}

/** How many assets of the library are listed; null for too many to count. */
export function countAssets(reader: Reader, companyId: number, asked: AssetsAsked): Promise<number | null> {
  const { where, parameters } = conditionsOf(asked);
  return countRows(reader, `SELECT 1 FROM asset WHERE company_id = ?${where}`, [companyId, ...parameters]);
}

function conditionsOf({ text, mediaType, isUsed }: AssetsAsked): { readonly where: string; readonly parameters: readonly string[] } {
  const patterns = patternsOf(text ?? '');
  const where = `${patterns.map(() => ` AND search_text LIKE ? ESCAPE '!'`).join('')}${mediaType == null ? '' : ' AND media_type = ?'}${isUsed == null ? '' : ` AND ${isUsed ? '' : 'NOT '}${USED}`}`;
  return { where, parameters: [...patterns, ...(mediaType == null ? [] : [mediaType])] };
}

/** Store a new asset. */
export const insertAsset = (transaction: Transaction, companyId: number, asset: Asset): Promise<void> => transaction.insert(ASSET, [{ company_id: companyId, id: asset.id, ...columns(asset) }]);

/** Store what is said of an asset; another change meanwhile restarts the write. */
export async function updateAssetRow(transaction: Transaction, companyId: number, asset: Asset): Promise<void> {
  const values = columns(asset);
  const found = await transaction.execute(`UPDATE asset SET ${Object.keys(values).map((column) => `${column} = ?`).join()} WHERE company_id = ? AND id = ? AND version = ?`, [...Object.values(values), companyId, asset.id, asset.version - 1]);
  if (found === 0) throw new WriteConflict('The asset changed meanwhile');
}

/** Delete an asset. */
export const deleteAssetRow = (transaction: Transaction, companyId: number, id: string): Promise<number> => transaction.execute('DELETE FROM asset WHERE company_id = ? AND id = ?', [companyId, id]);

/** Which of some stored bytes an asset has. */
export async function findUsedContents(reader: Reader, companyId: number, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await reader.query<{ readonly content: string }>(`SELECT content FROM asset WHERE company_id = ? AND content IN (${places(hashes.length)})`, [companyId, ...hashes]);
  return new Set(rows.map(({ content }) => content));
}

const columns = ({ content, name, mediaType, bytes, width, height, alts, focal, version, createdAt, createdBy, updatedAt }: Asset) => ({
  content, name, media_type: mediaType, bytes, width, height, alts: JSON.stringify(Object.fromEntries(alts.map(({ locale, text }) => [locale, text]))), focal_x: millionths(focal?.x), focal_y: millionths(focal?.y),
  search_text: unaccented([name, ...alts.map(({ text }) => text)].join('\n')), version, created_at: createdAt, created_by: createdBy, updated_at: updatedAt,
});

const mapping = (companyId: number) => ({
  companyId, map: toAsset, instead: { alts: '{}' }, nameOf: ({ id, name }: AssetRow) => ({ table: 'asset', id, name: `The asset ${name}` }),
});

const MILLION = 1_000_000;

const millionths = (share: number | undefined): number | null => (share === undefined ? null : Math.round(share * MILLION));

const focalOf = (x: number | null, y: number | null): FocalPoint | null => (x === null || y === null ? null : { x: x / MILLION, y: y / MILLION });

const toAsset = ({ media_type: mediaType, alts, focal_x: x, focal_y: y, created_at: createdAt, created_by: createdBy, updated_at: updatedAt, ...row }: AssetRow, json: Stored): Asset => ({
  ...row, mediaType, createdAt, createdBy, updatedAt, alts: Object.entries(json.texts(alts, 'alts')).map(([locale, text]) => ({ locale, text: String(text) })), focal: focalOf(x, y),
});
