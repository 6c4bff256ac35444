import { execute, parse } from 'graphql';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import type { Permission } from '#contract/permissions.js';
import type { CallContext } from '#contract/principal.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { subgraphRegistry } from '../../../gateway/server/subgraph-registry.js';
import { manualClock } from '../../kit/manual-clock.js';
import { migratedDatabase } from '../../kit/migrated-copy.js';
import { systemOf } from '../../kit/open-graph.js';
import { testKeys } from '../../kit/test-keys.js';
import { ASKED, INTERNAL_FOR_PEOPLE, ROLES } from './asked.js';
import { operations, shortest, shown, type Operation } from './operations.js';

const opened = new Map<SubgraphName, Subgraph>();
const caller = { companyId: 0, userId: '' };
beforeAll(async () => {
  const clock = manualClock('2026-03-10T08:00:00.000Z');
  for (const name of SUBGRAPHS) {
    opened.set(name, await (await subgraphRegistry[name]())({
      database: await migratedDatabase(name), clock, ids: uuidV7Ids(clock), log: createLog('silent'), wakeRelay: () => undefined, findLocationId: (_, id) => Promise.resolve(id),
      keys: testKeys,
    }));
  }
  caller.companyId = (await asSystem('mutation { createCompany(input: { name: "Lume" }) { id } }'))['createCompany'].id;
  caller.userId = (await asSystem(`mutation { createPerson(input: { companyId: ${String(caller.companyId)}, email: "ada@example.test", name: "Ada", role: OWNER }) { id } }`))['createPerson'].id;
});
afterAll(async () => { for (const subgraph of opened.values()) await subgraph.close(); });

const PEOPLE = operations().filter(({ internal }) => !internal);

it('every operation of people has a permission', () => {
  expect(PEOPLE.map(({ name }) => name).sort()).toEqual(Object.keys(ASKED).sort());
});

describe.each(Object.entries(ROLES))('%s', (_, permissions) => {
  it('may run exactly the operations of the role\'s permissions [REL-S6 graph]', async () => {
    const [wrong, right]: [string[], string[]] = [[], []];
    for (const operation of PEOPLE) {
      const { refusal, text } = await attempt(operation, permissions);
      const enough = [ASKED[operation.name] ?? []].flat();
      const [expected] = enough;
      const allowed = enough.some((permission) => permissions.includes(permission));
      const isRight = allowed ? refusal === undefined : refusal?.details['permission'] === expected;
      (isRight ? right : wrong).push(`${text} ${allowed ? 'should be allowed' : `should need ${String(expected)}`} but ${refusal?.message ?? 'is allowed'}`);
    }
    expect(wrong).toEqual([]);
    expect(right).toHaveLength(PEOPLE.length);
  });
});

it('not even an owner may run internal operations', async () => {
  const allowed: string[] = [];
  for (const operation of operations().filter(({ internal }) => internal)) {
    if (!(await attempt(operation, ROLES['owner'] ?? [])).refusal) allowed.push(operation.name);
  }
  expect(allowed).toEqual(INTERNAL_FOR_PEOPLE);
});

/** Run an operation of identity as the platform's own tools. */
async function asSystem(operation: string): Promise<Record<string, any>> { // eslint-disable-line @typescript-eslint/no-explicit-any -- an answer of any shape
  const subgraph = opened.get('identity');
  if (!subgraph) throw new Error('identity is not open');
  const call: CallContext = { principal: systemOf(), requestId: 'r-1', via: 'test' };
  const { data, errors } = await execute({ schema: subgraph.schema, document: parse(operation), contextValue: subgraph.context(call) });
  if (!data) throw new Error(errors?.[0]?.message);
  return data;
}

/** Run an operation with some permissions; returns the reason if it was forbidden. Other failures come after that check. */
async function attempt(operation: Operation, permissions: readonly Permission[]): Promise<{ refusal: Failure | undefined; text: string }> {
  const subgraph = opened.get(operation.subgraph);
  if (!subgraph) throw new Error(`${operation.subgraph} is not open`);
  const call: CallContext = { principal: { kind: 'staff', ...caller, actor: 'ada@example.test', scopes: [], permissions }, requestId: 'r-1', via: 'test' };
  const document = shortest(operation, subgraph.schema);
  const { errors = [] } = await execute({ schema: subgraph.schema, document, contextValue: subgraph.context(call) });
  const failures = errors.map(({ originalError }) => originalError);
  const refusal = failures.find((error) => error instanceof Failure && error.code === 'FORBIDDEN');
  const broken = failures.find((error) => !(error instanceof Failure));
  if (errors.length > 0 && broken) throw new Error(`${shown(document)} broke: ${errors[0]?.message ?? ''}`, { cause: broken });
  return { refusal: refusal as Failure | undefined, text: shown(document) };
}
