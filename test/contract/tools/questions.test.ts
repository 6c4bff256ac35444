import { findTools } from '../../../mcp/kit/find-tools.js';
import { openCommerceCompany, type CommerceCompany } from './commerce-company.js';
import { QUESTIONS, type QuestionCall } from './questions.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const SHIRT = {
  title: 'Linen shirt', status: 'ACTIVE', brand: 'Lume', material: 'Linen',
  variants: [{ sku: 'SHIRT-M', size: 'M', price: { amount: '49.90', currency: 'EUR' } }, { sku: 'SHIRT-L', size: 'L', price: { amount: '45.00', currency: 'EUR' } }],
};

let all: CommerceCompany;
let ada: Awaited<ReturnType<CommerceCompany['assistant']>>;
beforeAll(async () => {
  all = await openCommerceCompany();
  ada = await all.assistant('Ada', { moduleRoles: { commerce: 'EDITOR', catalog: 'EDITOR', intelligence: 'VIEWER' } });
  await stockCatalog();
  await all.countFigures();
});
afterAll(() => all.close());

/** A shirt and an apron in a catalog of two languages; the shirt is in stock in Milan, the apron at no place yet. */
async function stockCatalog(): Promise<void> {
  const { asStaff } = all;
  await asStaff('mutation C($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'main', name: 'Main', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }, { code: 'it', name: 'Italian' }], currency: 'EUR' } });
  const category = async (input: object): Promise<number> => (await asStaff('mutation S($input: SaveCategoryInput!) { saveCategory(input: $input) { id } }', { input })).saveCategory.id;
  const shirts = await category({ name: 'Shirts', parentId: await category({ name: 'Men' }) });
  const { saveProducts } = await asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id variants { id sku title } } }', { input: { products: [{ ...SHIRT, categoryIds: [shirts] }, { title: 'Apron', variants: [{ sku: 'APRON' }] }] } });
  await all.publishItems(saveProducts.flatMap(({ id: productId, variants }: any) => variants.map(({ id, sku, title }: any) => ({ variantId: id, sku, title, productId }))), '2026-03-02T00:00:00.000Z');
  await all.warehouse('ROMA', { kind: 'STORE', stockLocationCodes: ['ROMA'] });
  await asStaff('mutation S($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode: 'MI1', items: [{ sku: 'SHIRT-M', quantity: 7 }] } });
}

const tools = new Map(Object.entries(await findTools()).flatMap(([module, of]) => [...of.keys()].map((name) => [`${module}_${name}`, module])));
const ANSWERABLE = QUESTIONS.filter(({ calls }) => calls.every(({ tool }) => tools.has(tool)));

/** The result of a call as an assistant of the connector gets it. */
async function resultOf({ tool: name, given }: QuestionCall): Promise<string> {
  const args = JSON.parse(JSON.stringify(given).replaceAll('"@company"', String(all.company))) as object;
  const response = await ada.ask('mcp', '/', { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }) });
  const answer = await response.json();
  if (answer.result === undefined || answer.result.isError !== undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.result.content[0].text;
}

test('there are forty questions, none of them twice', () => {
  expect([QUESTIONS.length, new Set(QUESTIONS.map(({ asks }) => asks)).size]).toEqual([40, 40]);
});

test.each(ANSWERABLE)('$asks', async ({ calls, answer }) => {
  let last = '';
  for (const call of calls) last = await resultOf(call);
  expect(answer.filter((part) => !last.includes(part)).map((missing) => ({ missing, last }))).toEqual([]);
});
