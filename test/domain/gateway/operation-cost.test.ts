import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { lengthVariables, operationCost } from '../../../gateway/server/people/operation-cost.js';

const schema = buildSchema('type Query { orders(first: Int, after: String, last: Int, before: String): Page tags: [Tag] } type Page { nodes: [Order] } type Order { number: String lines: [Tag] } type Tag { name: String }');

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
])('%s with %o costs %d fields', (text, variables, fields) => {
  expect(cost(text, variables)).toBe(fields);
});

test('the cost of an operation depends on the variables of page lengths alone', () => {
  expect(lengthVariables(parse('query Q($a: Int, $b: Int, $c: String, $d: Int) { orders(first: $a, last: $b, after: $c) { nodes { number } } }'))).toEqual(['a', 'b']);
});
