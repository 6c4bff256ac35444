import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { lengthVariables } from '../../../gateway/server/people/asked-length.js';
import { operationCost } from '../../../gateway/server/people/operation-cost.js';

const schema = buildSchema(`
  input Chosen { references: [ID!] filter: OrderFilter all: Boolean } input OrderFilter { text: String tags: [String!] }
  type Mutation { hold(input: Chosen!, dryRun: Boolean): Outcomes place(orders: [Chosen!]!): [Order] start(input: Chosen!): Job } type Outcomes { changed: Int orders: [Order] } type Job { results(first: Int): Page }
  type Query { orderOnInterfaces(reference: ID!): [Tag!]! explainPromise: Tag simulatePromise: Tag simulateReturnPolicy: Tag orders(first: Int, after: String, last: Int, before: String): Page tags: [Tag] } type Page { nodes: [Order] } type Order { number: String lines: [Tag] } type Tag { name: String }`);

const cost = (text: string, variables: object = {}): number => {
  const document = parse(text);
  return operationCost({ schema, document, operation: document.definitions[0] as OperationDefinitionNode, variables: variables as Record<string, unknown> }).total;
};
const NODES = '{ nodes { number } }';

test.each([
  ['{ orders(first: 7) { nodes { number } } }', {}, 1 + 1 + 7],
  ['{ orders(last: 7) { nodes { number } } }', {}, 1 + 1 + 7],
  ['{ orders(first: 3, last: 400) { nodes { number } } }', {}, 1 + 1 + 400],
  ['{ orders { nodes { number } } }', {}, 1 + 1 + 50],
  ['{ orders(before: "c") { nodes { number } } }', {}, 1 + 1 + 50],
  [`query Q($n: Int, $m: Int) { orders(first: $n, last: $m) ${NODES} }`, { m: 300 }, 1 + 1 + 300],
  [`query Q($n: Int) { orders(last: $n) ${NODES} }`, {}, 1 + 1 + 50],
  ['{ orders(last: -1000000) { nodes { number } } }', {}, 1 + 1 + 1],
  ['{ tags { name } }', {}, 1 + 10],
  ['{ a: orderOnInterfaces(reference: "1") { name } b: orderOnInterfaces(reference: "2") { name } }', {}, 2 * (20_000 + 10)],
  ['{ a: explainPromise { name } b: explainPromise { name } }', {}, 2 * (2000 + 1)],
  ['{ simulatePromise { name } simulateReturnPolicy { name } }', {}, 2 * (20_000 + 1)],
  [`query Q($n: Int = 300) { orders(first: $n) ${NODES} }`, {}, 1 + 1 + 300],
  ['mutation M($input: Chosen!) { hold(input: $input) { orders { number lines { name } } } }', { input: { references: Array(200).fill('1') } }, 1 + 1 + 200 * (1 + 1 + 10)],
  ['mutation M($references: [ID!]) { hold(input: { references: $references }) { changed orders { number } } }', { references: Array(500).fill('1') }, 1 + 1 + 1 + 500],
  ['mutation { hold(input: { references: "1" }) { orders { number } } }', {}, 1 + 1 + 10],
  ['mutation { hold(input: { filter: { tags: ["a"] } }) { orders { number } } }', {}, 1 + 1 + 500],
  ['mutation M($input: Chosen!) { hold(input: $input) { orders { number } } }', { input: { all: true } }, 1 + 1 + 500],
  ['mutation M($orders: [Chosen!]!) { place(orders: $orders) { number } }', { orders: Array(100).fill({}) }, 1 + 100],
  ['mutation { start(input: { all: true }) { results(first: 20) { nodes { number } } } }', {}, 1 + 1 + 1 + 20],
])('%s with %o costs %d fields', (text, variables, fields) => {
  expect(cost(text, variables)).toBe(fields);
});

test('the cost of a query depends on the variables of page lengths alone', () => {
  expect(lengthVariables(parse('query Q($a: Int, $b: Int, $c: String, $d: Int) { orders(first: $a, last: $b, after: $c) { nodes { number } } }'))).toEqual(['a', 'b']);
});
