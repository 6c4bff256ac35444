import 'reflect-metadata';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions, type ClassType, type NonEmptyArray } from 'type-graphql';
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
  for (const [name, direct] of Object.entries(directResolvers(parts.resolvers))) {
    const type = schema.getType(name);
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) field.resolve &&= direct[field.name] ?? field.resolve;
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) field.resolve &&= renewing(field.resolve);
  return withEntities(schema, parts.references ?? {});
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
 * machinery (`simpleResolvers` is its option to leave that out), which costs more than everything else of a list.
 */
function readPlainFields(): void {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as unknown as { TypeGraphQLMetadataStorage: { objectTypes: { simpleResolvers?: boolean }[] } };
  for (const type of storage.objectTypes) type.simpleResolvers ??= true;
}
