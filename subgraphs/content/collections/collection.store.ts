import { Failure } from '#contract/failure.js';
import { DuplicateKey, WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import { readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { FieldDefinition } from '../fields/field-definition.js';
import type { Collection } from './collection.js';
import { COLLECTION, COLLECTION_ROW, type CollectionRow } from './collection.table.js';

const SELECT = `SELECT ${COLLECTION_ROW.names} FROM collection WHERE company_id = ?`;

/** The collections of some sites, by slug, in one query; of one that is damaged the fields are none. */
export async function findCollections(reader: Reader, companyId: number, siteIds: readonly number[]): Promise<Collection[]> {
  return readableRows(reader, await reader.query<CollectionRow>(`${SELECT} AND site_id IN (${places(siteIds.length)}) ORDER BY slug`, [companyId, ...siteIds]), evenDamaged(companyId));
}

/** Collections by id, in one query; of one that is damaged the fields are none. */
export async function findCollectionsById(reader: Reader, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Collection>> {
  return byId(readableRows(reader, await reader.query<CollectionRow>(`${SELECT} AND id IN (${places(ids.length)})`, [companyId, ...ids]), evenDamaged(companyId)));
}

/** One collection. */
export async function findCollection(reader: Reader, companyId: number, id: number): Promise<Collection | undefined> {
  const [row] = await reader.query<CollectionRow>(`${SELECT} AND id = ?`, [companyId, id]);
  return readableRow(reader, row, mapping(companyId));
}

/** The same to read, change or remove it: of one that is damaged the fields are none. */
export const findCollectionToSave = async (reader: Reader, companyId: number, id: number): Promise<Collection | undefined> => (await findCollectionsById(reader, companyId, [id])).get(id);

/** The site of a collection, whose fields may be damaged. */
export const findSiteOfCollection = async (reader: Reader, companyId: number, id: number): Promise<number | undefined> =>
  (await reader.query<{ readonly siteId: number }>('SELECT site_id AS siteId FROM collection WHERE company_id = ? AND id = ?', [companyId, id]))[0]?.siteId;

/** The number of the collection of a site with a slug, whose fields may be damaged. */
export const findCollectionId = async (reader: Reader, companyId: number, { siteId, slug }: Pick<Collection, 'siteId' | 'slug'>): Promise<number | undefined> =>
  (await reader.query<{ readonly id: number }>('SELECT id FROM collection WHERE company_id = ? AND site_id = ? AND slug = ?', [companyId, siteId, slug]))[0]?.id;

/** Store a new collection, or a changed one, whose version is one more than the stored one's. A slug that another of the site has is ALREADY_EXISTS. */
export async function writeCollection(transaction: Transaction, companyId: number, collection: Collection): Promise<void> {
  const { id, siteId, slug, name, fields, version, updatedAt } = collection;
  const values = { site_id: siteId, slug, name, fields: JSON.stringify({ fields }), version, updated_at: updatedAt };
  const asTaken = (error: unknown): never => {
    throw error instanceof DuplicateKey ? new Failure('ALREADY_EXISTS', `A collection with the slug ${slug} exists in this site`, { slug: ['is taken'] }, { cause: error }) : error;
  };
  if (version === 1) return transaction.insert(COLLECTION, [{ company_id: companyId, id, ...values }]).catch(asTaken);
  const found = await transaction.execute(`UPDATE collection SET ${Object.keys(values).map((column) => `${column} = ?`).join()} WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(values), companyId, id, version - 1]).catch(asTaken);
  if (found === 0) throw new WriteConflict('The collection changed meanwhile');
}

/** Delete a collection. */
export const deleteCollection = (transaction: Transaction, companyId: number, id: number): Promise<number> =>
  transaction.execute('DELETE FROM collection WHERE company_id = ? AND id = ?', [companyId, id]);

/** What is read instead of damaged fields. It is never stored. */
const DAMAGED = '{"fields":[],"isDamaged":true}';

const evenDamaged = (companyId: number): Mapping<CollectionRow, Collection> => ({ ...mapping(companyId), instead: { fields: DAMAGED } });

const mapping = (companyId: number): Mapping<CollectionRow, Collection> => ({
  companyId,
  map: (row, stored) => ({ id: row.id, siteId: row.site_id, slug: row.slug, name: row.name, fields: (stored.object(row.fields, 'fields') as { readonly fields: readonly FieldDefinition[] }).fields, version: row.version, updatedAt: row.updated_at, ...(row.fields === DAMAGED && { isDamaged: true }) }),
  nameOf: ({ id, name }) => ({ table: 'collection', id: String(id), name: `Collection ${name}` }),
});
