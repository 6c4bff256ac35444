import { openCompany } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph, type OpenGraph } from '../../kit/open-graph.js';
import { readStatements } from '../../kit/read-statements.js';

let graph: OpenGraph;
beforeAll(async () => { graph = await openGraph(manualClock(), { subgraphs: ['content', 'catalog', 'orders', 'identity'] }); });
afterAll(() => graph.close());

const READ = 'query($siteId: SafeInt!) { pages(siteId: $siteId) { translations { references { path kind target problem product { title } category { path } } } } }';

test('products and categories that pages refer to are read from the catalog, all of a page of pages in one query each', async () => {
  const { asStaff } = await openCompany(graph);
  const run = (operation: string, input: object): Promise<any> => asStaff(operation, { input }); // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
  const { saveProducts: [{ id: product }] } = await run('mutation($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { products: [{ title: 'Tee', variants: [{ sku: 'TEE', price: { amount: '1.00', currency: 'EUR' } }] }] });
  const { saveCategory: { id: category } } = await run('mutation($input: SaveCategoryInput!) { saveCategory(input: $input) { id } }', { name: 'Shirts' });
  await run('mutation($input: CreateWorkspaceInput!) { createWorkspace(input: $input) { slug } }', { slug: 'main', name: 'Main' });
  const { createSite: { id: siteId } } = await run('mutation($input: CreateSiteInput!) { createSite(input: $input) { id } }', { workspace: 'main', slug: 'shop', name: 'Shop', defaultLocale: 'it', locales: ['it'] });
  const fields = [{ key: 'product', label: 'Product', type: 'PRODUCT' }, { key: 'category', label: 'Category', type: 'CATEGORY' }];
  await run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { siteId, key: 'plain', name: 'Plain', blocks: [{ key: 'goods', label: 'Goods', fields }] });
  const page = (number: number) => run('mutation($input: CreatePageInput!) { createPage(input: $input) { id } }', { siteId, template: 'plain', title: 'Page', blocks: [{ id: 'g', type: 'goods', product: { product: number }, category: { category } }] });
  for (const number of [product, product, 99]) await page(number);
  let pages: unknown;
  const statements = await readStatements(graph.database('catalog'), async () => { ({ pages } = await asStaff(READ, { siteId })); });
  const of = (number: number, title: string | null) => ({ translations: [{ references: [
    { path: '0.product', kind: 'PRODUCT', target: String(number), problem: null, product: title === null ? { id: number } : { title }, category: null },
    { path: '0.category', kind: 'CATEGORY', target: String(category), problem: null, product: null, category: { path: 'Shirts' } },
  ] }] });
  expect(pages).toMatchObject([of(product, 'Tee'), of(product, 'Tee'), of(99, null)]); // without its title, which no product lacks, people are answered null
  expect(statements.map(({ sql }) => / FROM (\w+) /.exec(sql)?.[1]).sort()).toEqual(['category', 'product']);
});
