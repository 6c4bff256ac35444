import { companyOf } from '../kit/company.js';
import { readStatements } from '../kit/read-statements.js';
import { fillCatalog } from './catalog-data.js';
import { compared } from './compared.js';
import { COMPANY, openBench } from './open-bench.js';
import { showResult } from './report.js';
import { onBothDatabases } from './sides.js';

// node dist/test/bench/product-search.js [--products=600]: products and variants that people find through the table of tokens, by a word of a title, a SKU and a barcode, against the same statements run by hand.

const PRODUCTS = Number(process.argv.find((argument) => argument.startsWith('--products='))?.slice('--products='.length) ?? 600);
/** Where the statements take longer than a call of the graph takes without any. */
const [MOST_RATIO, SHORTEST_MS] = [1.5, 0.5];
const FOUND = 300;

const PRODUCT_PAGE = 'query P($search: String!) { products(first: 50, filter: { search: $search }) { nodes { id sku title status brand } pageInfo { hasNextPage endCursor } } }';
const VARIANT_PAGE = 'query V($search: String!) { variants(first: 50, filter: { search: $search }) { nodes { id sku barcode title size } pageInfo { hasNextPage endCursor } } }';
const SEARCHES = [
  ['a word of every title', 'model'], ['the title of one', `model ${String(FOUND)}`], ['a SKU', `MODEL-${String(FOUND)}-XL`], ['a barcode', `20${String(FOUND).padStart(8, '0')}XL`], ['nothing', 'nobody'],
] as const;

await onBothDatabases(async (database, databases) => {
  await fillCatalog(databases, PRODUCTS);
  const graph = await openBench(databases);
  const { asStaff } = companyOf(graph, COMPANY);
  const catalog = graph.database('catalog');
  for (const [what, query] of [['products', PRODUCT_PAGE], ['variants', VARIANT_PAGE]] as const) {
    for (const [by, search] of SEARCHES) {
      const ask = (): Promise<unknown> => asStaff(query, { search });
      const { nodes } = (await ask() as Record<string, { nodes: unknown[] }>)[what] ?? { nodes: [] };
      if ((nodes.length === 0) !== (by === 'nothing')) throw new Error(`${what} by ${by}: found ${String(nodes.length)}`);
      const statements = await readStatements(catalog, ask);
      const byHand = async (): Promise<void> => { for (const { sql, parameters } of statements) JSON.stringify(await catalog.query(sql, parameters)); };
      const { ours, floor } = await compared(ask, byHand);
      showResult({
        surface: 'graph', call: `${what} by ${by}, of ${String(PRODUCTS)}`, database, floor: 'SQL', oursMs: ours.medianMs, floorMs: floor.medianMs, ratio: ours.medianMs / floor.medianMs,
        bound: floor.medianMs < SHORTEST_MS ? undefined : MOST_RATIO,
      });
    }
  }
  await graph.close();
});
process.exit();
