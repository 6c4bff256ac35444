import { readFileSync } from 'node:fs';
import { Kind, parse, type ObjectTypeDefinitionNode } from 'graphql';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import type { Permission } from '#contract/permissions.js';

/** Who may be led to a record by a record of another subgraph: the whole of it with one permission, its outline with others. */
interface Reachable {
  readonly whole: Permission;
  /** Permissions with which only some fields are known, and these fields. */
  readonly outline?: { readonly with: readonly Permission[]; readonly fields: readonly string[] };
}

/** Each entity that a subgraph answers by reference. One that is missing here fails the test: decide on its permission and add it. */
export const REACHABLE: Readonly<Record<string, Reachable>> = {
  'catalog Product': { whole: 'catalog.read' },
  'catalog Catalog': { whole: 'catalog.read' },
  'catalog Category': { whole: 'catalog.read' },
  'catalog Variant': {
    whole: 'catalog.read',
    outline: { with: ['commerce.read'], fields: ['barcode', 'color', 'id', 'imageUrl', 'options', 'size', 'sku', 'title', 'weight', 'weightG'] },
  },
  'content Contact': { whole: 'brain.read' },
  'identity Company': { whole: 'company.read' },
  'identity Connection': { whole: 'company.manage' },
  'orders Location': { whole: 'commerce.read', outline: { with: ['company.manage'], fields: ['code', 'id', 'kind', 'name'] } },
  'orders Order': { whole: 'commerce.read' },
  'orders Return': { whole: 'commerce.read' },
};

/** Each field that a subgraph adds to an entity of another. */
export const ADDED: Readonly<Record<string, Permission>> = {
  'identity Location.connections': 'company.manage',
  'identity Location.hasSystem': 'company.read',
  'orders Variant.stock': 'commerce.read',
  'orders Connection.certification': 'company.manage',
  'content Order.knowledgeNotes': 'brain.read',
  'content Return.knowledgeNotes': 'brain.read',
  'content Product.knowledgeNotes': 'brain.read',
};

/** Entities that no record of another subgraph leads to. */
export const NAMED_BY_NOBODY = ['orders FulfillmentOrder'];

/** An entity in the schema of a subgraph. */
export interface Entity {
  readonly subgraph: SubgraphName;
  readonly type: string;
  /** `orders Location` */
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly isInternal: boolean }[];
}

/** Every entity of the four subgraphs, from their printed schemas. */
export const entities = (): Entity[] => SUBGRAPHS.flatMap((subgraph) => parse(readFileSync(`subgraphs/${subgraph}/schema.graphql`, 'utf8')).definitions.flatMap((node) => (
  node.kind === Kind.OBJECT_TYPE_DEFINITION && hasDirective(node, 'key') ? [entityOf(subgraph, node)] : []
)));

const entityOf = (subgraph: SubgraphName, { name: { value: type }, fields = [] }: ObjectTypeDefinitionNode): Entity => ({
  subgraph, type, name: `${subgraph} ${type}`, fields: fields.map((field) => ({ name: field.name.value, isInternal: hasDirective(field, 'inaccessible') })),
});

const hasDirective = ({ directives = [] }: Pick<ObjectTypeDefinitionNode, 'directives'>, named: string): boolean => directives.some(({ name }) => name.value === named);
