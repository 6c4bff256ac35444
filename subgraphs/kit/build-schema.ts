import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { parse, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { buildSchema, createResolversMap, type BuildSchemaOptions, type ClassType, type NonEmptyArray } from 'type-graphql';
import { directResolvers } from './direct-resolvers.js';
import { isInternalEnum } from './enum-type.js';
import { renewingAll } from './renewed-context.js';
import { DateTime } from './scalars.js';

/** Finds the record another subgraph refers to. */
export type ReferenceLoader = (representation: Readonly<Record<string, unknown>>, context: object, info: GraphQLResolveInfo) => unknown;

/** The parts of a subgraph's schema. */
export interface SchemaParts {
  readonly resolvers: NonEmptyArray<ClassType>;
  /** Entities that no query of this subgraph leads to. */
  readonly orphanedTypes?: readonly ClassType[];
  /** Entity name → loader. */
  readonly references?: Readonly<Record<string, ReferenceLoader>>;
}

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable", "@inaccessible", "@external"])';

/** The subgraph's schema as text with its federation directives; `npm run generate` commits it. */
export async function printSdl(parts: SchemaParts): Promise<string> {
  const schema = await typeGraphqlSchema(parts);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInternalEnum(type.name)) type.extensions = { ...type.extensions, directives: { inaccessible: {} } };
  }
  return `${LINK}\n\n${printSchemaWithDirectives(schema)}\n`;
}

const executables = new WeakMap<SchemaParts, Promise<GraphQLSchema>>();

/** The executable schema: the committed text with the resolvers of the classes. It refers to no database, so it is built once, however often its subgraph is opened. */
export function executableSchema(parts: SchemaParts, sdlFile: URL): Promise<GraphQLSchema> {
  const built = executables.get(parts) ?? buildExecutable(parts, sdlFile);
  executables.set(parts, built);
  return built;
}

async function buildExecutable(parts: SchemaParts, sdlFile: URL): Promise<GraphQLSchema> {
  const resolvers = createResolversMap(await typeGraphqlSchema(parts));
  const direct = directResolvers(parts.resolvers);
  for (const [type, fields] of Object.entries(resolvers)) {
    const known = direct[type];
    if (known) Object.assign(fields, pick(known, Object.keys(fields)));
  }
  Object.assign(resolvers, { Mutation: renewingAll(resolvers['Mutation'] ?? {}) });
  for (const [name, resolve] of Object.entries(parts.references ?? {})) {
    resolvers[name] = Object.assign(resolvers[name] ?? {}, { __resolveReference: resolve });
  }
  return buildSubgraphSchema([{ typeDefs: parse(readFileSync(sdlFile, 'utf8')), resolvers: resolvers as never }]);
}

const pick = <V>(table: Readonly<Record<string, V>>, names: readonly string[]): Record<string, V> =>
  Object.fromEntries(names.flatMap((name) => (table[name] === undefined ? [] : [[name, table[name]]])));

function typeGraphqlSchema({ resolvers, orphanedTypes = [] }: SchemaParts): Promise<GraphQLSchema> {
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
