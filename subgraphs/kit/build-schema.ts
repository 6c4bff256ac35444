import 'reflect-metadata';
import { isObjectType, isUnionType, type GraphQLFieldResolver, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions, type ClassType, type NonEmptyArray } from 'type-graphql';
import { countOnRequest } from './connection.type.js';
import { directResolvers } from './direct-resolvers.js';
import { withEntities, type ReferenceLoader } from './entities.js';
import { renewing } from './renewed-context.js';
import { DateTime } from './scalars.js';

/** What a subgraph's schema is made of. */
export interface SchemaParts {
  readonly resolvers: NonEmptyArray<ClassType>;
  /** Entities that no query of this subgraph leads to. */
  readonly orphanedTypes?: readonly ClassType[];
  /** Entity name → loader. */
  readonly references?: Readonly<Record<string, ReferenceLoader>>;
}

const executables = new WeakMap<SchemaParts, Promise<GraphQLSchema>>();

/** The executable schema of the classes. It holds nothing of a database, so it is built once, however often its subgraph is opened. */
export function executableSchema(parts: SchemaParts): Promise<GraphQLSchema> {
  const built = executables.get(parts) ?? buildExecutable(parts);
  executables.set(parts, built);
  return built;
}

async function buildExecutable(parts: SchemaParts): Promise<GraphQLSchema> {
  const schema = await typeGraphqlSchema(parts);
  for (const [type, direct] of Object.entries(directResolvers(parts.resolvers))) {
    replaceResolvers(schema.getType(type), (resolve, name) => direct[name] ?? resolve);
  }
  replaceResolvers(schema.getMutationType(), renewing);
  countOnRequest(schema);
  resolveUnions(schema);
  return withEntities(schema, parts.references ?? {});
}

/** Records of a union name their type. type-graphql would answer a promise of it, for which compiled operations do not wait. */
function resolveUnions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) if (isUnionType(type)) type.resolveType = ({ __typename }: { readonly __typename: string }) => __typename;
}

type Resolve = GraphQLFieldResolver<unknown, unknown>;

/** Fields that are read straight from their record have no resolver, and get none. */
function replaceResolvers(type: GraphQLNamedType | null | undefined, replaced: (resolve: Resolve, field: string) => Resolve): void {
  if (!isObjectType(type)) return;
  for (const field of Object.values(type.getFields())) if (field.resolve) field.resolve = replaced(field.resolve, field.name);
}

/** The schema as type-graphql makes it. */
export function typeGraphqlSchema({ resolvers, orphanedTypes = [] }: SchemaParts): Promise<GraphQLSchema> {
  const options: BuildSchemaOptions = {
    resolvers,
    orphanedTypes: [...orphanedTypes],
    validate: false,
    skipCheck: true,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  };
  readPlainFields();
  return buildSchema(options);
}

/**
 * Fields without a resolver of their own are read straight from their record. type-graphql would run each through its middleware
 * machinery (its option `simpleResolvers` leaves that out), which costs more than all other work of a list.
 */
function readPlainFields(): void {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as unknown as { TypeGraphQLMetadataStorage: { objectTypes: { simpleResolvers?: boolean }[] } };
  for (const type of storage.objectTypes) type.simpleResolvers ??= true;
}
