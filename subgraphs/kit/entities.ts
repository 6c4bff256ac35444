import { GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLScalarType, GraphQLSchema, GraphQLUnionType, isObjectType, type GraphQLFieldConfig, type GraphQLResolveInfo } from 'graphql';

/** Finds the record another subgraph refers to. */
export type ReferenceLoader = (representation: Readonly<Record<string, unknown>>, context: object, info: GraphQLResolveInfo) => unknown;

type Loaders = Readonly<Record<string, ReferenceLoader>>;
type Representations = readonly Readonly<Record<string, unknown>>[];

/** The schema with the field by which the gateway asks for entities, as the federation specification demands it: `_entities`. */
export function withEntities(schema: GraphQLSchema, loaders: Loaders): GraphQLSchema {
  const { types, query, ...config } = schema.toConfig();
  const entities = types.filter(isObjectType).filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'key'));
  if (!query || entities.length === 0) return schema;
  const { fields, ...named } = query.toConfig();
  const asked = new GraphQLObjectType({ ...named, fields: { ...fields, _entities: entitiesField(entities, loaders) } });
  return new GraphQLSchema({ ...config, types: types.filter((type) => type !== query), query: asked, assumeValid: true });
}

const entitiesField = (entities: readonly GraphQLObjectType[], loaders: Loaders): GraphQLFieldConfig<unknown, object> => ({
  type: new GraphQLNonNull(new GraphQLList(new GraphQLUnionType({ name: '_Entity', types: entities, resolveType: (entity: { readonly __typename: string }) => entity.__typename }))),
  args: { representations: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(new GraphQLScalarType({ name: '_Any' })))) } },
  resolve: (...[, { representations }, context, info]) => (representations as Representations).map(async (representation) => {
    const name = String(representation['__typename']);
    const loader = loaders[name];
    return typed(loader ? await loader(representation, context, info) : representation, name);
  }),
});

/** A record that says which entity it is; the name is hidden where others look at the record's own fields. */
function typed(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return record;
  if ('__typename' in record) return { ...record, __typename: name };
  return Object.defineProperty(record, '__typename', { value: name });
}
