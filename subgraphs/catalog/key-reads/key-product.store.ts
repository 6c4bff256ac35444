import type { Instant } from '#kernel/clock.js';
import type { ProductReference } from '#contract/product-item.js';
import { selection, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { KeyReader } from '../key-writes/key-writer.js';
import type { ProductStatus } from '../products/product.js';
import { PRODUCT } from '../products/product.table.js';

const ROW = selection(PRODUCT.columns, 'company_id', 'catalog_id', 'external_id', 'search_text', 'version', 'written_by');

/** A product with the id that a key gave it. */
export type KeyProductRow = SelectedRow<typeof ROW> & { readonly given_id: string | null };

/** The product behind whatever names it, with the key's own id of it. */
const JOINED = 'LEFT JOIN product_external_id x ON x.company_id = p.company_id AND x.catalog_id = p.catalog_id AND x.key_id = ? AND x.product_id = p.id';

const SELECT = `SELECT ${ROW.of('p')}, x.external_id AS given_id FROM`;

/** What a key asks for. */
export interface KeyProductSearch {
  readonly updatedSince?: Instant | null | undefined;
  readonly skus?: readonly string[] | null | undefined;
  /** The id that the key gave. */
  readonly externalId?: string | null | undefined;
  readonly status?: ProductStatus | null | undefined;
}

/** A page of the products of a key's catalog; those in the trash only among changes. Those of some SKUs, or of the key's own id, are found by these first, hence CROSS JOIN: SQLite would walk the catalog in the order of the list. */
export function findKeyProducts(reader: Reader, key: KeyReader, { keys, ...search }: KeyProductSearch & { readonly keys: Keyset }): Promise<KeyProductRow[]> {
  const { companyId, catalogId, keyId } = key;
  const named = namedIn(search, key);
  const conditions = conditionsOf(search);
  return reader.query<KeyProductRow>(
    `${SELECT} ${named ? `${named.sql} CROSS JOIN product p ON p.company_id = ? AND p.id = named.id` : 'product p'} ${JOINED} WHERE p.company_id = ? AND p.catalog_id = ?${conditions.map(([sql]) => sql).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [...(named ? [...named.parameters, companyId] : []), keyId, companyId, catalogId, ...conditions.flatMap(([, ...values]) => values), ...keys.parameters]);
}

function conditionsOf({ updatedSince, externalId, status }: KeyProductSearch): [sql: string, ...values: ColumnValue[]][] {
  return [
    ...(updatedSince == null ? [[' AND p.deleted_at IS NULL'] satisfies [string]] : []),
    ...(status ? [[' AND p.status = ?', status] satisfies [string, string]] : []),
    ...(externalId == null ? [] : [[' AND x.external_id = ?', externalId] satisfies [string, string]]),
  ];
}

/** What names products, with its parameters. */
interface Named {
  readonly sql: string;
  readonly parameters: readonly ColumnValue[];
}

function namedIn({ skus, externalId, updatedSince }: KeyProductSearch, { companyId, catalogId, keyId }: KeyReader): Named | undefined {
  if (skus) return namedBy({ companyId, catalogId, isDelta: updatedSince != null }, skus);
  return externalId == null ? undefined : { sql: GIVEN, parameters: [companyId, catalogId, keyId, externalId] };
}

const GIVEN = '(SELECT product_id AS id FROM product_external_id WHERE company_id = ? AND catalog_id = ? AND key_id = ? AND external_id = ?) named';

/** The products that have one of some SKUs themselves, or a variant with it; among changes also those in the trash that had it, or a variant that had it. */
function namedBy({ companyId, catalogId, isDelta }: { companyId: number; catalogId: number; isDelta: boolean }, skus: readonly string[]): Named {
  const some = places(skus.length);
  const trashed = isDelta ? ` UNION SELECT id FROM product WHERE company_id = ? AND catalog_id = ? AND trashed_sku IN (${some}) UNION SELECT product_id FROM trashed_variant WHERE company_id = ? AND catalog_id = ? AND sku IN (${some})` : '';
  return {
    sql: `(SELECT id FROM product WHERE company_id = ? AND sku IN (${some}) UNION SELECT product_id FROM variant WHERE company_id = ? AND sku IN (${some})${trashed}) named`,
    parameters: [companyId, ...skus, companyId, ...skus, ...(isDelta ? [companyId, catalogId, ...skus, companyId, catalogId, ...skus] : [])],
  };
}

/** A product of a key's catalog by its id, or by its SKU, else that of one of its variants; without those in the trash. */
export async function findKeyProduct(reader: Reader, { companyId, catalogId, keyId }: KeyReader, reference: ProductReference): Promise<KeyProductRow | undefined> {
  const here = `${JOINED} WHERE p.company_id = ? AND p.catalog_id = ? AND p.deleted_at IS NULL`;
  const [row] = 'id' in reference
    ? await reader.query<KeyProductRow>(`${SELECT} product p ${here} AND p.id = ?`, [keyId, companyId, catalogId, reference.id])
    : await reader.query<KeyProductRow>(`${SELECT} ${OF_SKU} CROSS JOIN product p ON p.company_id = ? AND p.id = named.id ${here} ORDER BY named.place LIMIT 1`,
      [companyId, reference.sku, companyId, reference.sku, companyId, keyId, companyId, catalogId]);
  return row;
}

const OF_SKU = '(SELECT id, 0 AS place FROM product WHERE company_id = ? AND sku = ? UNION ALL SELECT product_id, 1 FROM variant WHERE company_id = ? AND sku = ?) named';

