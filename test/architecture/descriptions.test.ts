import { existsSync, readFileSync } from 'node:fs';
import { parse, visit, type ASTNode } from 'graphql';
import { SUBGRAPHS } from '#kernel/config.js';

interface Described {
  readonly kind: string;
  readonly name: { readonly value: string };
  readonly description?: { readonly value: string } | undefined;
}

const MUST_SAY = new Set([
  'ObjectTypeDefinition', 'InputObjectTypeDefinition', 'InterfaceTypeDefinition', 'UnionTypeDefinition', 'EnumTypeDefinition', 'ScalarTypeDefinition',
  'FieldDefinition', 'InputValueDefinition', 'EnumValueDefinition',
]);
const ROOTS = new Set(['Query', 'Mutation']);

test.each(SUBGRAPHS)('every type, field, argument and enum value of %s is described', (name) => {
  const file = `subgraphs/${name}/schema.graphql`;
  expect(existsSync(file) ? undescribed(readFileSync(file, 'utf8')) : []).toEqual([]);
});

test('what is not described is found, however deep', () => {
  expect(undescribed('"x" type Order { "y" id(at: Int): ID  "z" number: Int } "s" enum Status { OPEN } scalar Day')).toEqual(['Order.id.at', 'Status.OPEN', 'Day']);
});

function undescribed(sdl: string): string[] {
  const [path, found]: [string[], string[]] = [[], []];
  visit(parse(sdl), {
    enter: (node) => {
      if (!isDescribed(node)) return;
      path.push(node.name.value);
      if (!ROOTS.has(path.join('.')) && !node.description?.value.trim()) found.push(path.join('.'));
    },
    leave: (node) => {
      if (isDescribed(node)) path.pop();
    },
  });
  return found;
}

const isDescribed = (node: ASTNode): node is ASTNode & Described => MUST_SAY.has(node.kind);
