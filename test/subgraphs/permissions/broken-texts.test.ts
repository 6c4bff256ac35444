import { execute, Kind, parse, visit, type DocumentNode } from 'graphql';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext } from '#contract/principal.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { subgraphRegistry } from '../../../gateway/server/subgraph-registry.js';
import { manualClock } from '../../kit/manual-clock.js';
import { migratedDatabase } from '../../kit/migrated-copy.js';
import { testKeys } from '../../kit/test-keys.js';
import { operations, shortest, shown, type Operation } from './operations.js';

const opened = new Map<SubgraphName, Subgraph>();
beforeAll(async () => {
  const clock = manualClock('2026-03-10T08:00:00.000Z');
  for (const name of SUBGRAPHS) {
    opened.set(name, await (await subgraphRegistry[name]())({
      database: await migratedDatabase(name), clock, ids: uuidV7Ids(clock), log: createLog('silent'), wakeRelay: () => undefined, findLocationId: (_, id) => Promise.resolve(id),
      keys: testKeys,
    }));
  }
});
afterAll(async () => { for (const subgraph of opened.values()) await subgraph.close(); });

const PEOPLE = operations().filter(({ internal }) => !internal);

/** What is there from before can be taken away, whatever characters it has. */
const TAKING_AWAY = /^Mutation\.(?:remove|delete)/;

test.each([['a NUL', 'a\u0000b'], ['half a surrogate pair', 'a\ud800b'], ['another control character', 'a\u0007b']])('%s in a text of people is refused by every operation, by the name of its field', async (_, text) => {
  const [accepted, refused]: [string[], string[]] = [[], []];
  for (const operation of PEOPLE.filter(({ name }) => !TAKING_AWAY.test(name))) {
    const document = withTexts(operation, text);
    if (document) (await isRefused(operation, document, ['must not contain control or broken characters']) ? refused : accepted).push(shown(document));
  }
  expect(accepted).toEqual([]);
  expect(refused.length).toBeGreaterThan(40);
});

test('a reference longer than any record has is refused by every operation, and not looked for', async () => {
  const accepted: string[] = [];
  for (const operation of PEOPLE) {
    const document = withIds(operation, 'x'.repeat(256));
    if (document && !await isRefused(operation, document, ['must be up to 255 characters'])) accepted.push(operation.name);
  }
  expect(accepted).toEqual([]);
});

test('optional texts of people are read the same way: values of metadata, names of persons, reasons', async () => {
  const named = async (subgraph: SubgraphName, operation: string): Promise<unknown> => (await failureOf(subgraph, parse(operation)))?.details;
  const says = ['must not contain control or broken characters'];
  expect(await named('orders', 'mutation { setMetadata(input: { orderReference: "1", namespace: "crm", entries: [{ key: "k", value: "a\\u0000b" }] }) { key } }')).toEqual({ 'entries.0.value': says });
  expect(await named('orders', 'mutation { cancelReturn(input: { reference: "R1", reason: "a\\u0000b" }) { id } }')).toEqual({ reason: says });
  expect(await named('identity', 'mutation { createToken(input: { name: "a\\u0000b" }) { token } }')).toEqual({ name: says });
});

/** The shortest operation with a text in the place of every text; none where it has none. */
const withTexts = (operation: Operation, text: string): DocumentNode | undefined => replaced(operation, (value) => (value === 'x' ? text : value));
const withIds = (operation: Operation, text: string): DocumentNode | undefined => replaced(operation, (value) => (value === '018f0000-0000-7000-8000-000000000001' ? text : value));

function replaced(operation: Operation, value: (text: string) => string): DocumentNode | undefined {
  const changed = { any: false };
  const document = visit(shortest(operation, subgraphOf(operation.subgraph).schema), {
    [Kind.STRING]: (node) => {
      const given = value(node.value);
      changed.any ||= given !== node.value;
      return { ...node, value: given };
    },
  });
  return changed.any ? document : undefined;
}

async function isRefused(operation: Operation, document: DocumentNode, says: readonly string[]): Promise<boolean> {
  const failure = await failureOf(operation.subgraph, document);
  return failure?.code === 'BAD_INPUT' && Object.values(failure.details).some((messages) => JSON.stringify(messages) === JSON.stringify(says));
}

async function failureOf(name: SubgraphName, document: DocumentNode): Promise<Failure | undefined> {
  const subgraph = subgraphOf(name);
  const call: CallContext = { principal: { kind: 'staff', companyId: 7, actor: 'ada@example.test', scopes: [], permissions: ALL_PERMISSIONS }, requestId: 'r-1', via: 'test' };
  const { errors = [] } = await execute({ schema: subgraph.schema, document, contextValue: subgraph.context(call) });
  return errors.map(({ originalError }) => originalError).find((error) => error instanceof Failure);
}

function subgraphOf(name: SubgraphName): Subgraph {
  const subgraph = opened.get(name);
  if (!subgraph) throw new Error(`${name} is not open`);
  return subgraph;
}
