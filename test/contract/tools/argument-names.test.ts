import { argumentOf } from '../../../mcp/kit/argument-names.js';
import { inputSchemaOf } from '../../../mcp/kit/definitions.js';
import { findTools } from '../../../mcp/kit/find-tools.js';
import type { Tool } from '../../../mcp/kit/tool.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read schemas and variables of any shape */

const TOOLS = Object.entries(await findTools()).flatMap(([module, tools]) => [...tools.values()].map((tool) => ({ full: `${module}_${tool.name}`, tool })));

/** What the tools themselves give their operations: who calls, the catalog, how much is read, and what a tool always asks for. */
const OF_THE_TOOL = new Set(['token', 'issuer', 'full', 'most', 'first', 'last', 'after', 'before', 'catalogId', 'onlyNew', 'isCut', 'by', 'rank', 'method', 'shared', 'attributes', 'sets', 'priceLists', 'markets', 'brands']);

/** An argument of a form. */
function sample(schema: any, name = ''): any {
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object': return Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([one]) => one !== 'dry_run').map(([one, own]) => [one, sample(own, one)]));
    case 'array': return [sample(schema.items, name)];
    case 'integer': return Math.max(1, schema.minimum ?? 1);
    case 'boolean': return true;
    default: return schema.format === 'uuid' ? '0191e0b2-7c5e-7cc3-9d4a-2f6a1c3b5d7e' : schema.format === 'date' ? '2026-11-21' : ({ country: 'IT', currency: 'EUR', about: 'product:7', due_on: '2026-11-21', price: '9.90', compare_at_price: '9.90' } as Record<string, string>)[name] ?? 'word';
  }
}

const CONTEXT: any = { user: {}, presented: { token: 't', issuer: 'i' }, company: { name: 'Lume' }, catalog: { id: 7, slug: 'main', name: 'Main' }, language: 'en', now: '2026-11-28T10:00:00.000Z', timeZone: 'Europe/Rome', urls: {}, said: () => '' };

/** The variables that a tool gives its operation for every argument at once. */
async function variablesOf(tool: Tool): Promise<any> {
  let given: any;
  const call: any = (_operation: unknown, variables: unknown) => { given ??= variables; return Promise.reject(new Error('enough')); };
  await tool.run(tool.input.parse(sample(inputSchemaOf(tool))), { call, context: {} as any, toolContext: CONTEXT }).catch(() => undefined);
  return given;
}

const leaves = (value: any, path: readonly string[] = []): string[] =>
  (typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, own]) => leaves(own, [...path, name])) : value == null ? [] : [path.join('.')]);

test.each(TOOLS)('$full: what its operation says of a field is said of an argument', async ({ full, tool }) => {
  const unnamed = leaves(await variablesOf(tool)).filter((path) => !OF_THE_TOOL.has(path.split('.').at(-1) ?? '') || argumentOf(path, tool) != null).filter((path) => {
    const [argument = ''] = (argumentOf(path, tool) ?? '').split('.');
    return !(argument in tool.input.shape);
  });
  expect([full, unnamed]).toEqual([full, []]);
});

test.each([
  ['catalog_create_product', 'products.0.variants.2.price.amount', 'variants.2.price'],
  ['catalog_create_product', 'products.0.variants.0.price.currency', 'currency'],
  ['catalog_create_product', 'products.0.attributeSet', 'fields.attribute_set'],
  ['catalog_create_product', 'input.products.0.categoryIds.1', 'category_ids.1'],
  ['catalog_create_product', 'products.0.translations.it', undefined],
  ['catalog_update_product', 'changes.attributes.fit', 'attributes.fit'],
  ['catalog_update_product', 'changes.variants.0.weightG', 'variants.0.weight_g'],
  ['catalog_update_product', 'product', 'id'],
  ['catalog_update_product', 'product.sku', 'sku'],
  ['catalog_update_translation', 'changes.translations.xx', 'locale'],
  ['catalog_update_translation', 'changes.translations.0.title', 'title'],
  ['catalog_set_stock', 'items.1', 'items.1'],
  ['catalog_set_stock', 'locationCode', 'location'],
  ['catalog_set_stock', 'evenIfConnected', null],
  ['commerce_create_return', 'lines.3.reason', 'lines.3.comment'],
  ['commerce_create_return', 'lines.3.exchange.sku', 'lines.3.exchange_sku'],
  ['commerce_create_return', 'lines.3.lineId', null],
  ['commerce_search_orders', 'filter.locationCode', 'location'],
  ['commerce_search_orders', 'first', 'limit'],
  ['commerce_search_returns', 'filter.statuses', 'status'],
  ['commerce_get_delivery_promise', 'lines.0.quantity', 'items.0.quantity'],
  ['intelligence_sales_summary', 'countryCode', 'country'],
  ['brain_save_content_draft', 'blocks.2.body', 'blocks.2.body'],
  ['brain_save_content_draft', 'fields.intro', 'fields.intro'],
  ['brain_list_tasks', 'filter.about.id', 'about'],
  ['brain_create_task', 'input.recurrence', 'repeat'],
  ['brain_create_note', 'input.about.1.id', 'about.1'],
  ['intelligence_return_rate', 'products.fewestUnits', 'min_units'],
] as const)('%s says what its operation says of %s of %s', (name, path, argument) => {
  const tool = TOOLS.find(({ full }) => full === name)?.tool;
  expect(tool && argumentOf(path, tool)).toBe(argument);
});
