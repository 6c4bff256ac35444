import { readFileSync } from 'node:fs';
import { getNamedType, isLeafType, isObjectType, isRequiredArgument, print, type GraphQLOutputType } from 'graphql';
import { Failure } from '#contract/failure.js';
import { operations, shortest } from '../permissions/operations.js';
import { ENTITIES, MAKING, NAMED, NAMELESS, NAMELESS_INPUT, SHARED, type Asker, type Kind } from './named.js';
import { fillWorld, foundBy, keepNothing, openWorld, rowsOf, selectionOf, type World } from './world.js';

let world: World;
let names: Awaited<ReturnType<typeof fillWorld>>;
let known: readonly string[];
beforeAll(async () => {
  world = await openWorld();
  names = await fillWorld(world);
});
afterAll(async () => { for (const [, subgraph] of world.opened) await subgraph.close(); });

/** Nothing of the company has changed since it was last looked at. */
async function expectUnchanged(): Promise<void> {
  const before = known;
  known = await rowsOf(world);
  expect(known).toEqual(before);
}

const EVERY = operations();
const CASES = Object.entries(NAMED).flatMap(([operation, ways]) => ways.map(([kind, asker, input, selection]) => ({ operation, kind, asker, input, selection })));

test('what is not listed is the project\'s own, and no warehouse may call it', async () => {
  const listed = new Set([...Object.keys(NAMED), ...NAMELESS, ...MAKING]);
  const answered: string[] = [];
  for (const operation of EVERY.filter(({ name }) => !listed.has(name))) {
    const subgraph = world.opened.find(([name]) => name === operation.subgraph)![1];
    const said = await world.run(subgraph, print(shortest(operation, subgraph.schema)), world.asker.warehouse).then(JSON.stringify, (refused: unknown) => (refused instanceof Failure ? refused.code : String(refused)));
    if (said !== 'FORBIDDEN') answered.push(operation.name);
  }
  expect(answered.sort()).toEqual(['Mutation.finishCall', 'Mutation.logCall']); // the pipeline logs calls as the caller, in the caller's company
});

test('no caller can log a call in another company', async () => {
  known = await rowsOf(world);
  expect(known.length).toBeGreaterThan(300);
  const input = `input: { requestId: "018f0000-0000-7000-8000-00000000cccc", companyId: ${String(world.own)}, connectionId: "${world.connection}", surface: "fulfillment", operation: "Ping", method: "GET", path: "/ping", address: "192.0.2.1", status: 200, durationMs: 5, requestHeaders: "{}", answerHeaders: "{}" }`;
  await foundBy(() => world.ask('logCall', 'mutation', [input, ''], world.strangers.warehouse[0]!));
  await expectUnchanged();
});

const strangersTo = (kind: Kind, asker: Asker) => world.strangers[asker].filter(({ companyId }) => companyId === world.other || !SHARED.includes(kind));

test('every operation is listed with the records it takes by name, or with none', () => {
  const listed = [...Object.keys(NAMED), ...NAMELESS, ...MAKING];
  expect(listed.filter((name) => !EVERY.some((one) => one.name === name))).toEqual([]);
  expect(EVERY.filter(({ name, internal }) => !internal && !listed.includes(name)).map(({ name }) => name)).toEqual([]);
});

const asked = (operation: string, { input, selection, name }: { input: string; selection?: string | undefined; name: string | number }) => {
  const [root = '', field = ''] = operation.split('.');
  const filled = input.replaceAll('$', JSON.stringify(name)).replace('@line', names.line).replace('@return', String(names.return[1])).replace('@refund', String(names.refund[0])).replace('@contact', String(names.otherContact[0])).replace('@person', String(names.person[0]));
  return (as: Parameters<World['ask']>[3]) => foundBy(() => world.ask(field, root === 'Query' ? 'query' : 'mutation', [filled, selection ?? selectionOf(world, field)], as));
};

test.each(CASES)('$operation by the name of a $kind finds and changes nothing for another company [REL-S6 graph]', async ({ operation, kind, asker, input, selection }) => {
  const found: unknown[] = [];
  for (const name of names[kind]) {
    for (const stranger of strangersTo(kind, asker)) {
      const outcome = await asked(operation, { input, selection, name })(stranger);
      if (outcome.found) found.push([name, stranger.companyId, outcome.said]);
    }
  }
  expect(found).toEqual([]);
  await expectUnchanged();
});

describe('what is the caller\'s own', () => {
  beforeAll(() => { keepNothing(world); });

  test.each(CASES)('is found by $operation by every name of a $kind', async ({ operation, kind, asker, input, selection }) => {
    const missed: unknown[] = [];
    for (const name of names[kind]) {
      const outcome = await asked(operation, { input, selection, name })(world.asker[asker]);
      if (!outcome.found) missed.push([name, outcome.said]);
    }
    expect(missed).toEqual([]);
  });
});

test('every entity is listed with its kind', () => {
  const keyed = world.opened.flatMap(([name]) => [...readFileSync(`subgraphs/${name}/schema.graphql`, 'utf8').matchAll(/^type (\w+)[^{]*@key\(/gm)].map(([, type]) => `${name} ${String(type)}`));
  expect(keyed.sort()).toEqual(Object.keys(ENTITIES).sort());
});

const KEYED = Object.entries(ENTITIES).flatMap(([name, entity]) => (entity === 'only the key' ? [] : [{ name, kind: entity[0], field: entity[1] }]));

test.each(KEYED)('$name of a company cannot be read by its key from another company', async ({ name, kind, field }) => {
  const [owner, type = ''] = name.split(' ');
  const subgraph = world.opened.find(([one]) => one === owner)?.[1];
  const representation = `{ __typename: "${type}", id: ${JSON.stringify(names[kind][0])} }`;
  const find = async (as: typeof world.staff) => foundBy(async () => (await world.run(subgraph!, `{ _entities(representations: [${representation}]) { ... on ${type} { ${field} } } }`, as))._entities);
  expect((await find(world.staff)).found).toBe(true);
  for (const stranger of world.strangers.staff) expect(await find(stranger)).toMatchObject({ found: false });
});

/** Every field of an answer without required arguments, a few levels deep. */
function everything(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ name, args, type: of }) => !/^(?:cursor|totalCount)$/.test(name) && !args.some((one) => isRequiredArgument(one)) && (isLeafType(getNamedType(of)) || levels > 0 && isObjectType(getNamedType(of))));
  const inner = fields.flatMap(({ name, type: of }) => {
    if (isLeafType(getNamedType(of))) return [name];
    const below = everything(of, levels - 1);
    return below === '' ? [] : [`${name} ${below}`];
  });
  return inner.length === 0 ? '' : `{ ${inner.join(' ')} }`;
}

test.each(NAMELESS)('%s answers nothing of the company to another company', async (operation) => {
  const [root = '', field = ''] = operation.split('.');
  const definition = world.opened.map(([, { schema }]) => (root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[field]).find((one) => one !== undefined);
  const marks = [...Object.values(names).flat().filter((name) => typeof name === 'string' && /^[0-9a-f-]{36}$/.test(name)), 'Ada', 'Lume', 'ada@example.test', 'bo@example.test'] as string[];
  const input = NAMELESS_INPUT[operation] ?? definition?.args.filter((one) => isRequiredArgument(one)).map(({ name, type }) => `${name}: ${String(type) === 'Int!' ? '50' : 'false'}`).join(', ') ?? '';
  const stranger = (asker: Asker) => world.strangers[asker].find(({ companyId }) => companyId === world.other)!;
  const say = (as: typeof world.staff) => foundBy(() => world.ask(field, root === 'Query' ? 'query' : 'mutation', [input, everything(definition!.type, 2)], as));
  for (const asker of ['staff', 'warehouse', 'key'] as const) {
    const { said } = await say(stranger(asker));
    expect(marks.filter((mark) => said.includes(mark))).toEqual([]);
  }
});
