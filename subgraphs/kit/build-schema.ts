import 'reflect-metadata';
import { GraphQLBoolean, isObjectType, isUnionType, type FieldDefinitionNode, type GraphQLArgument, type GraphQLField, type GraphQLFieldResolver, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions, type ClassType, type NonEmptyArray } from 'type-graphql';
import { bounded } from './bounded-arguments.js';
import { countOnRequest } from './connection.type.js';
import { directResolvers } from './direct-resolvers.js';
import { withEntities, type ReferenceLoader } from './entities.js';
import { guardOutlines, type Outline } from './outline.js';
import { renewing } from './renewed-context.js';
import { DateTime } from './scalars.js';

/** What a subgraph's schema is made of. */
export interface SchemaParts {
  readonly resolvers: NonEmptyArray<ClassType>;
  /** Entities that no query of this subgraph leads to. */
  readonly orphanedTypes?: readonly ClassType[];
  /** Entity name → loader. */
  readonly references?: Readonly<Record<string, ReferenceLoader>>;
  /** Entity name → what those know of it who may not read it whole. */
  readonly outlines?: Readonly<Record<string, Outline>>;
}

const executables = new WeakMap<SchemaParts, GraphQLSchema>();

/** The executable schema of the classes. It holds nothing of a database, so it is built once, however often its subgraph is opened. */
export function executableSchema(parts: SchemaParts): GraphQLSchema {
  const built = executables.get(parts) ?? buildExecutable(parts);
  executables.set(parts, built);
  return built;
}

function buildExecutable(parts: SchemaParts): GraphQLSchema {
  const schema = typeGraphqlSchema(parts);
  for (const [type, direct] of Object.entries(directResolvers(parts.resolvers))) {
    replaceResolvers(schema.getType(type), (resolve, name) => direct[name] ?? resolve);
  }
  guardOutlines(schema, parts.outlines ?? {});
  replaceResolvers(schema.getMutationType(), renewing);
  for (const type of [schema.getQueryType(), schema.getMutationType()]) replaceResolvers(type, (resolve, name) => boundedField(resolve, type?.getFields()[name]));
  countOnRequest(schema);
  resolveUnions(schema);
  return withEntities(schema, parts.references ?? {});
}

const boundedField = (resolve: Resolve, field: GraphQLField<unknown, unknown> | undefined): Resolve =>
  bounded(resolve as Bounded, { name: field?.name ?? '', args: field?.args ?? [], isOfPeople: !isInternal(field?.astNode) }) as Resolve;

type Bounded = Parameters<typeof bounded>[0];

const isInternal = (node: FieldDefinitionNode | null | undefined): boolean => node?.directives?.some(({ name }) => name.value === 'inaccessible') === true;

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

/** The schema as type-graphql makes it, and with an argument for a dry run on every mutation of people. */
export function typeGraphqlSchema({ resolvers, orphanedTypes = [] }: SchemaParts): GraphQLSchema {
  const options: BuildSchemaOptions = {
    resolvers,
    orphanedTypes: [...orphanedTypes],
    validate: false,
    skipCheck: true,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  };
  readPlainFields();
  const schema = withOwnFieldResolvers(resolvers, () => buildSchemaSync(options));
  for (const { args, astNode } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (!isInternal(astNode)) (args as GraphQLArgument[]).push(DRY_RUN);
  }
  return schema;
}

/** Read by `renewing`, so that no mutation has to. */
const DRY_RUN: GraphQLArgument = {
  name: 'dryRun', type: GraphQLBoolean, description: 'Answer what the mutation would answer, with the records beside it as they would be, and change nothing. Other mutations of the operation do not see it. Ids and numbers of new records lead to nothing.',
  defaultValue: undefined, deprecationReason: undefined, extensions: {}, astNode: undefined,
};

/** For each of 4,000 fields type-graphql goes through the resolvers of fields of all subgraphs, a fourteenth of a start: those of others are put aside meanwhile. No class of them extends another. */
function withOwnFieldResolvers<T>(resolvers: readonly ClassType[], build: () => T): T {
  const storage = storageOfTypeGraphql();
  const { fieldResolvers } = storage;
  const own = new Set<unknown>(resolvers);
  storage.fieldResolvers = fieldResolvers.filter(({ target }) => own.has(target));
  try {
    return build();
  } finally {
    storage.fieldResolvers = fieldResolvers;
  }
}

interface Storage { readonly objectTypes: readonly { simpleResolvers?: boolean }[]; fieldResolvers: readonly { readonly target: unknown }[] }

const storageOfTypeGraphql = (): Storage => (globalThis as unknown as { readonly TypeGraphQLMetadataStorage: Storage }).TypeGraphQLMetadataStorage;

/**
 * Fields without a resolver of their own are read straight from their record. type-graphql would run each through its middleware
 * machinery (its option `simpleResolvers` leaves that out), which costs more than all other work of a list.
 */
function readPlainFields(): void {
  for (const type of storageOfTypeGraphql().objectTypes) type.simpleResolvers ??= true;
}
