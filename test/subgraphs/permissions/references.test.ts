import { execute, getNamedType, isCompositeType, isNonNullType, isObjectType, parse, type GraphQLError } from 'graphql';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import type { CallContext, Principal } from '#contract/principal.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { subgraphRegistry } from '../../../gateway/server/subgraph-registry.js';
import { manualClock } from '../../kit/manual-clock.js';
import { migratedDatabase } from '../../kit/migrated-copy.js';
import { testKeys } from '../../kit/test-keys.js';
import { ADDED, entities, NAMED_BY_NOBODY, REACHABLE, type Entity } from './references.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- answers of any shape */

const opened = new Map<SubgraphName, Subgraph>();
const ids = new Map<string, unknown>();
beforeAll(async () => {
  const clock = manualClock('2026-03-10T08:00:00.000Z');
  for (const name of SUBGRAPHS) {
    opened.set(name, await (await subgraphRegistry[name]())({
      database: await migratedDatabase(name), clock, ids: uuidV7Ids(clock), log: createLog('silent'), wakeRelay: () => undefined, findLocationId: (_, id) => Promise.resolve(id),
      keys: testKeys,
    }));
  }
  const saved = await answered('catalog', 'mutation { saveProducts(input: { products: [{ title: "Shirt", variants: [{ sku: "SHIRT", title: "Shirt M", price: { amount: "9.00", currency: "EUR" } }] }] }) { id catalogId variants { id } } }');
  ids.set('Product', saved.saveProducts[0].id).set('Catalog', saved.saveProducts[0].catalogId).set('Variant', saved.saveProducts[0].variants[0].id);
  ids.set('Category', (await answered('catalog', 'mutation { saveCategory(input: { name: "Shirts" }) { id } }')).saveCategory.id);
  const made = await answered('orders', 'mutation { createLocation(input: { code: "M", name: "Milan", kind: WAREHOUSE, countryCode: "IT", timeZone: "Europe/Rome" }) { id } }');
  ids.set('Location', made.createLocation.id);
});
afterAll(async () => { for (const subgraph of opened.values()) await subgraph.close(); });

const UNKNOWN = '018f0000-0000-7000-8000-000000000001';
const owning = new Set(entities().filter(({ fields }) => fields.length > 1).map(({ name }) => name));

test('it is decided for every entity, and every field added to one, who may be led there', () => {
  const [reachable, added] = [Object.keys(REACHABLE), Object.keys(ADDED)];
  for (const entity of entities()) {
    if (reachable.includes(entity.name) || NAMED_BY_NOBODY.includes(entity.name)) continue;
    const fields = entity.fields.filter(({ name, isInternal }) => name !== 'id' && !isInternal).map(({ name }) => `${entity.name}.${name}`);
    expect(fields.filter((field) => !added.includes(field))).toEqual([]);
  }
  expect(reachable.filter((name) => !owning.has(name))).toEqual([]);
});

describe.each(Object.entries(REACHABLE))('%s', (name, { whole, outline }) => {
  const entity = entityCalled(name);

  test.each([...ALL_PERMISSIONS, 'none'] as const)('is reached by a person with %s exactly as is decided', async (permission) => {
    const permissions = permission === 'none' ? [] : [permission];
    const refused = refusedPermission(await reach(entity, permissions, ['__typename']));
    expect(refused).toBe(permission === whole || outline?.with.includes(permission as Permission) === true ? undefined : whole);
  });

  test('shows those who may know its outline these fields, and refuses all others', async () => {
    if (!outline) return;
    const known: string[] = [];
    for (const { name: field } of entity.fields) {
      const refused = refusedPermission(await reach(entity, outline.with, [field]));
      if (refused === undefined) known.push(field);
      else expect([field, refused]).toEqual([field, whole]);
    }
    expect(known.sort()).toEqual(outline.fields);
  });
});

describe.each(Object.entries(ADDED))('%s', (name, needed) => {
  test.each([...ALL_PERMISSIONS, 'none'] as const)('is read by a person with %s exactly as is decided', async (permission) => {
    const [entityName = '', field = ''] = name.split('.');
    const entity = entityCalled(entityName);
    expect(refusedPermission(await reach(entity, permission === 'none' ? [] : [permission], [field]))).toBe(permission === needed ? undefined : needed);
  });
});

function entityCalled(name: string): Entity {
  const found = entities().find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

const refusedPermission = (errors: readonly GraphQLError[]): unknown => {
  const failure = errors.map(({ originalError }) => originalError).find((error) => error instanceof Failure && error.code === 'FORBIDDEN');
  return (failure as Failure | undefined)?.details['permission'];
};

/** Ask for fields of an entity, as the gateway does for a person whose record of another subgraph leads to it. */
async function reach(entity: Entity, permissions: readonly Permission[], fields: readonly string[]): Promise<readonly GraphQLError[]> {
  const subgraph = subgraphOf(entity.subgraph);
  const query = `query Q($representations: [_Any!]!) { _entities(representations: $representations) { ... on ${entity.type} { ${fields.map((field) => selected(subgraph, entity.type, field)).join(' ')} } } }`;
  const id = entity.type === 'Company' ? 7 : ids.get(entity.type) ?? UNKNOWN;
  const principal: Principal = { kind: 'staff', companyId: 7, actor: 'ada@example.test', scopes: [], permissions };
  const { errors = [] } = await run(subgraph, query, { principal, variables: { representations: [{ __typename: entity.type, id }] } });
  const broken = errors.find(({ originalError }) => originalError && !(originalError instanceof Failure));
  if (broken) throw new Error(`${query} broke`, { cause: broken });
  return errors;
}

function selected(subgraph: Subgraph, typeName: string, name: string): string {
  const type = subgraph.schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) return name;
  if (field.args.some(({ type: argument }) => isNonNullType(argument))) throw new Error(`${typeName}.${name} needs an argument`);
  return isCompositeType(getNamedType(field.type)) ? `${name} { __typename }` : name;
}

const owner: Principal = { kind: 'staff', companyId: 7, actor: 'ada@example.test', scopes: [], permissions: ALL_PERMISSIONS };

async function answered(name: SubgraphName, operation: string): Promise<any> {
  const { data, errors } = await run(subgraphOf(name), operation, { principal: owner, variables: {} });
  if (!data) throw new Error(errors?.[0]?.message);
  return data;
}

const run = (subgraph: Subgraph, operation: string, { principal, variables }: { principal: Principal; variables: Record<string, unknown> }) => {
  const call: CallContext = { principal, requestId: 'r-1', via: 'test' };
  return Promise.resolve(execute({ schema: subgraph.schema, document: parse(operation), contextValue: subgraph.context(call), variableValues: variables }));
};

function subgraphOf(name: SubgraphName): Subgraph {
  const subgraph = opened.get(name);
  if (!subgraph) throw new Error(`${name} is not open`);
  return subgraph;
}
