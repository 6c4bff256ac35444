import { code, int, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import type { TrashedProduct } from './trashed-product.js';

/** The SKUs that the variants of products in the trash had: changes are found by them. */
export const TRASHED_VARIANT = {
  name: 'trashed_variant',
  columns: { company_id: int, catalog_id: int, product_id: int, sku: code(255) },
  primaryKey: ['company_id', 'catalog_id', 'product_id', 'sku'],
  indexes: { trashed_variant_sku: ['company_id', 'catalog_id', 'sku'] },
} satisfies TableDefinition;

const SLICE = 200;

interface KnownTrash {
  readonly company_id: number;
  readonly catalog_id: number;
  readonly id: number;
  readonly trashed: string | null;
}

/** Keeps the SKUs of variants that were in the trash before, some hundred products at a time; it begins again after a kill. */
export const skusOfKnownTrash = (at: number): Migration => migration(at, 'sku_of_trashed', async (runner) => {
  for (let [company, last] = [0, 0]; ;) {
    const products = await runner.query(
      `SELECT company_id, catalog_id, id, trashed FROM product WHERE deleted_at IS NOT NULL AND (company_id > ? OR (company_id = ? AND id > ?)) ORDER BY company_id, id LIMIT ${String(SLICE)}`, [company, company, last]) as KnownTrash[];
    for (const product of products) {
      const [companyId, catalogId, id] = [product.company_id, product.catalog_id, product.id];
      await runner.query('DELETE FROM trashed_variant WHERE company_id = ? AND catalog_id = ? AND product_id = ?', [companyId, catalogId, id]);
      const rows = skusIn(product).map((sku) => [companyId, catalogId, id, sku]);
      if (rows.length > 0) await runner.query(`INSERT INTO trashed_variant (company_id, catalog_id, product_id, sku) VALUES ${rows.map(() => '(?, ?, ?, ?)').join()}`, rows.flat());
    }
    const end = products.at(-1);
    if (end === undefined) return;
    [company, last] = [end.company_id, end.id];
  }
});

/** Products whose trash is damaged are found by their own SKU alone; whoever reads them hears of that. */
const skusIn = (product: KnownTrash): readonly string[] => readableRows({ setAside: () => undefined }, [product], {
  companyId: product.company_id, nameOf: ({ id }) => ({ table: 'product', id: String(id), name: `Product ${String(id)}` }),
  map: ({ trashed }, stored) => (stored.object(trashed ?? '{}', 'trashed') as Partial<TrashedProduct>).variants ?? [],
}).flat().map(({ facts: { sku } }) => sku);
