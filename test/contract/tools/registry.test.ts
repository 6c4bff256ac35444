import { ERROR_CODES } from '#contract/error-codes.js';
import { ASSISTANT_TOOLS } from '#contract/assistant-tools.js';
import { ALL_PERMISSIONS, MODULES } from '#contract/permissions.js';
import { inputSchemaOf, outputSchemaOf } from '../../../mcp/kit/definitions.js';
import { findTools } from '../../../mcp/kit/find-tools.js';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly [keyword: string]: unknown;
}

const [LONGEST_NAME, LANGUAGES] = [40, ['de', 'en', 'es', 'fr', 'it']];

const TOOLS = Object.entries(await findTools()).flatMap(([module, tools]) => [...tools.values()].map((tool) => ({ full: `${module}_${tool.name}`, module, tool, schema: inputSchemaOf(tool) as Schema })));
/** Stock is that of locations, which is commerce (the permissions' own words). */
const STOCK = new Set(['catalog_get_stock', 'catalog_set_stock']);

const NAMES = new Set(TOOLS.map(({ full }) => full));

/** Every schema inside a schema, by its place. */
function within(place: string, schema: Schema): [string, Schema][] {
  const below = [
    ...Object.entries(schema.properties ?? {}).map(([name, one]): [string, Schema] => [`${place}.${name}`, one]),
    ...(schema.items ? [[`${place}[]`, schema.items] satisfies [string, Schema]] : []),
    ...(typeof schema.additionalProperties === 'object' ? [[`${place}.*`, schema.additionalProperties] satisfies [string, Schema]] : []),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((word) => ((schema[word] ?? []) as Schema[]).map((one, at): [string, Schema] => [`${place}|${String(at)}`, one])),
  ];
  return [[place, schema], ...below.flatMap(([name, one]) => within(name, one))];
}

/** Whether what a model may write there has an end. */
function isBounded(schema: Schema): boolean {
  if ('enum' in schema || 'const' in schema || 'anyOf' in schema || 'oneOf' in schema) return true;
  switch (schema.type) {
    case 'string': return 'maxLength' in schema || ['date', 'date-time', 'uuid'].includes(String(schema['format']));
    case 'integer': case 'number': return 'minimum' in schema || 'exclusiveMinimum' in schema ? 'maximum' in schema || 'exclusiveMaximum' in schema : false;
    case 'array': return 'maxItems' in schema;
    case 'object': return schema.additionalProperties === false || 'maxProperties' in schema || 'propertyNames' in schema;
    default: return schema.type === 'boolean' || schema.type === 'null';
  }
}

test('there are tools, each with a name of its own [M-TOOL-1]', () => {
  expect(TOOLS.length).toBeGreaterThan(2);
  expect(NAMES.size).toBe(TOOLS.length);
});

describe.each(TOOLS)('$full', ({ full, module, tool, schema }) => {
  test('has a name of [a-z0-9_] of at most 40 characters with its prefix [M-TOOL-1]', () => {
    expect([full, full.length <= LONGEST_NAME]).toEqual([expect.stringMatching(/^(?:brain|catalog|commerce|intelligence|service)_[a-z0-9_]+$/), true]);
  });

  test('takes a plain object: nothing to choose from at its root, and no reference anywhere [M-TOOL-2]', () => {
    expect([schema.type, ['anyOf', 'oneOf', 'allOf', 'not', 'if', '$defs'].filter((word) => word in schema), JSON.stringify(schema).includes('"$ref"')]).toEqual(['object', [], false]);
  });

  test('takes nothing that is not described and bounded [M-TOOL-3]', () => {
    const places = within('arguments', schema);
    expect(Object.entries(schema.properties ?? {}).filter(([, { description = '' }]) => description.trim() === '').map(([name]) => name)).toEqual([]);
    expect(places.filter(([place, one]) => place !== 'arguments' && !isBounded(one)).map(([place]) => place)).toEqual([]);
  });

  test('takes no argument that it does not know, at any depth [M-TOOL-4]', () => {
    expect(within('arguments', schema).filter(([, one]) => one.type === 'object' && one.properties && one.additionalProperties !== false).map(([place]) => place)).toEqual([]);
    const parsed = tool.input.safeParse({ zz_unknown: 1 });
    expect(parsed.error?.issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('zz_unknown'))).toBe(true);
  });

  test('is described in five languages, each in its own words [M-TOOL-5]', () => {
    expect(Object.keys(tool.texts).toSorted()).toEqual(LANGUAGES);
    const descriptions = Object.values(tool.texts).map(({ description }) => description.trim());
    expect([new Set(descriptions).size, descriptions.every((text) => text.length >= 10), Object.values(tool.texts).every(({ title }) => title.trim() !== '' && title.length <= 60)]).toEqual([5, true, true]);
    expect(new Set(Object.values(tool.texts).map(({ title }) => title)).size).toBeGreaterThanOrEqual(3); // a title may be the same word in two languages
  });

  test('names tools to call next that there are [M-TOOL-6]', () => {
    for (const [code, next] of Object.entries(tool.next ?? {})) expect([code, next, ERROR_CODES.some((one) => one === code), NAMES.has(next)]).toEqual([code, next, true, true]);
  });

  test('that takes a cursor is itself what to call next after a wrong one [M-TOOL-6]', () => {
    expect(tool.next?.BAD_CURSOR).toBe('cursor' in (schema.properties ?? {}) ? full : undefined);
  });

  test('deletes nothing, unless it is catalog_forget [M-TOOL-7]', () => {
    expect([tool.isDestructive === true, /(?:^|_)(?:delete|remove|erase|purge|destroy|forget|drop)(?:_|$)/.test(tool.name)]).toEqual([full === 'catalog_forget' || ['brain_merge_contacts', 'brain_merge_tasks', 'brain_publish_content'].includes(full), full === 'catalog_forget']);
  });

  test('can be tried without effect where it writes, and has no such argument where it reads [M-TOOL-8]', () => {
    expect([tool.access, 'dry_run' in (schema.properties ?? {})]).toEqual([tool.access, tool.access === 'write']);
    if (tool.access === 'read') expect([tool.isDestructive, tool.isIdempotent]).toEqual([undefined, undefined]);
  });

  test('declares what a result has that was cut, or only tried', () => {
    const { properties = {} } = outputSchemaOf(tool) as Schema;
    expect(['truncated', 'hint', 'dry_run'].filter((name) => name in properties)).toEqual(['truncated', 'hint', ...(tool.access === 'write' ? ['dry_run'] : [])]);
  });

  test('needs the permission of its module for what it does; only the connector\'s own need none [M-TOOL-9]', () => {
    const isNamed = ALL_PERMISSIONS.some((one) => one === tool.permission);
    expect([full, isNamed, tool.permission === null]).toEqual([full, module !== 'service', module === 'service']);
    if (tool.permission === null) return;
    expect(tool.permission.startsWith(`${STOCK.has(full) ? 'commerce' : module}.`) || tool.permission === 'cms.manage').toBe(true);
    if (tool.access === 'write') expect(tool.permission).not.toMatch(/\.read$/);
  });
});

test('a name of a tool is made of its module and its own name alone, so that no two modules share one [M-TOOL-1]', () => {
  for (const { full, module } of TOOLS) expect(full.slice(0, module.length + 1)).toBe(`${module}_`);
});

test('what the page about assistants says of each module is what its tools do', () => {
  const does = (module: string) => {
    const own = TOOLS.filter((one) => one.module === module);
    return own.length === 0 ? 'none' : own.some(({ tool }) => tool.access === 'write') ? 'writes' : 'reads';
  };
  expect(Object.fromEntries(MODULES.map((module) => [module, does(module)]))).toEqual(ASSISTANT_TOOLS);
});
