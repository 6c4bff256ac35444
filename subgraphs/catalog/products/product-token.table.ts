import { grouped } from '#subgraph-kit/grouped.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { rewriteTokens } from '#subgraph-kit/search/index-known.js';
import { searchTokens } from '#subgraph-kit/search/search-token.table.js';
import { places } from '#subgraph-kit/statement.js';
import { tokensOfProduct } from './product-tokens.js';

/** What products are found by; the record is the product's id as text. */
export const PRODUCT_TOKEN = searchTokens('product_token');

const SLICE = 500;

interface KnownProduct {
  readonly company_id: number;
  readonly id: number;
  readonly search_text: string;
}

/** Makes the products that were there before findable, some hundred at a time; it begins again after a kill. */
export const indexKnownProducts = (at: number): Migration => migration(at, 'index_known_products', async (runner) => {
  for (let [company, last] = [0, 0]; ;) {
    const products = await runner.query(
      `SELECT company_id, id, search_text FROM product WHERE company_id > ? OR (company_id = ? AND id > ?) ORDER BY company_id, id LIMIT ${String(SLICE)}`, [company, company, last]) as KnownProduct[];
    for (const [companyId, own] of grouped(products, (product) => product.company_id)) {
      const ids = own.map(({ id }) => id);
      const rows = await runner.query(`SELECT product_id, search_text FROM variant WHERE company_id = ? AND product_id IN (${places(ids.length)})`, [companyId, ...ids]) as { readonly product_id: number; readonly search_text: string }[];
      const variants = grouped(rows, (variant) => variant.product_id);
      await rewriteTokens(runner, PRODUCT_TOKEN, { companyId, records: own.map(({ id, search_text: text }) => ({ record: String(id), tokens: tokensOfProduct([text, ...(variants.get(id) ?? []).map((variant) => variant.search_text)]) })) });
    }
    const end = products.at(-1);
    if (end === undefined) return;
    [company, last] = [end.company_id, end.id];
  }
});
