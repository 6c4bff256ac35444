import { readFileSync } from 'node:fs';
import { getIntrospectionQuery, Kind, parse } from 'graphql';
import { apiSchema } from '../../../gateway/cli/generate/supergraph-schema.js';
import { operationCost } from '../../../gateway/server/people/operation-cost.js';
import type { Cost } from '#kit/limiter.js';
import { localWindows } from '#kit/limits/local-windows.js';
import { FIELDS_A_MINUTE, spendFields } from '../../../gateway/server/people/spend-fields.js';

const LIMIT = 100_000;
const schema = apiSchema(readFileSync('gateway/contract/supergraph.graphql', 'utf8'));

function cost(text: string): number {
  const document = parse(text);
  const [operation] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The text has no operation');
  return operationCost({ schema, document, operation, variables: {} }).total;
}

test('clients may introspect the schema, but not several times in one operation', () => {
  expect(cost(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, directiveIsRepeatable: true }))).toBeLessThan(LIMIT);
  const types = (index: number): string => `a${String(index)}: __schema { types { name fields { name type { name fields { name type { name } } } } } }`;
  expect(cost(`{ ${Array.from({ length: 29 }, (_, index) => types(index)).join(' ')} }`)).toBeGreaterThan(LIMIT);
  const names = (index: number): string => `a${String(index)}: __schema { types { name fields { name type { name } } } }`;
  expect(cost(`{ ${Array.from({ length: 29 }, (_, index) => names(index)).join(' ')} }`)).toBeGreaterThan(LIMIT);
});

test('the fields of a person are limited per minute, over all operations', async () => {
  let now = 0;
  const windows = localWindows(() => now);
  const limiter = { take: (caller: string, cost?: Cost) => Promise.resolve(windows.take(caller, 1, cost)), look: (caller: string) => Promise.resolve(windows.look(caller, 1)), forget: () => Promise.resolve(), isAlone: () => false, close: () => Promise.resolve() };
  const [ada, bob] = [spendFields(limiter, '1 ada'), spendFields(limiter, '1 bob')];
  for (let spent = 0; spent < FIELDS_A_MINUTE; spent += LIMIT) await ada(LIMIT);
  now = 20_000;
  await expect(ada(1)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 40 } });
  await bob(LIMIT);
  now = 60_000;
  await ada(LIMIT);
});
