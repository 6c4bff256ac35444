import type { GraphQLFieldResolver } from 'graphql';

type Resolve = GraphQLFieldResolver<unknown, unknown, Readonly<Record<string, unknown>>>;
type Methods = Readonly<Record<string, (...parameters: unknown[]) => unknown>>;

/** type-graphql's metadata of a resolver's method, as far as a call needs it. */
interface ResolverMethod {
  readonly target: new () => Methods;
  readonly methodName: string;
  readonly schemaName: string;
  readonly params: readonly { readonly kind: string; readonly index: number; readonly name?: string; readonly propertyName?: string }[];
  readonly getObjectType?: () => { readonly name: string };
}

interface Storage {
  readonly queries: readonly ResolverMethod[];
  readonly mutations: readonly ResolverMethod[];
  readonly fieldResolvers: readonly (ResolverMethod & { readonly kind: string })[];
  readonly objectTypes: readonly { readonly name: string; readonly target: unknown }[];
}

/** Type → field → resolver. */
export type ResolverTable = Record<string, Record<string, Resolve>>;

/**
 * The methods of resolver classes as plain resolvers. Arguments arrive checked by the schema and are plain records; type-graphql would copy each into
 * an instance of its input class at every call, which no method needs and which costs as much as a small query.
 */
export function directResolvers(classes: readonly unknown[]): ResolverTable {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as unknown as { TypeGraphQLMetadataStorage: Storage };
  const table: ResolverTable = {};
  const instances = new Map<unknown, Methods>();
  const add = (type: string | undefined, method: ResolverMethod): void => {
    const resolve = classes.includes(method.target) ? directResolver(method, instances) : undefined;
    if (type !== undefined && resolve) (table[type] ??= {})[method.schemaName] = resolve;
  };
  for (const query of storage.queries) add('Query', query);
  for (const mutation of storage.mutations) add('Mutation', mutation);
  for (const field of storage.fieldResolvers) {
    if (field.kind === 'external') add(storage.objectTypes.find(({ target }) => target === field.getObjectType?.())?.name, field);
  }
  return table;
}

type Read = (root: unknown, args: Readonly<Record<string, unknown>>, context: unknown) => unknown;

/** A method as a resolver; undefined when it has a kind of parameter this file does not support. */
function directResolver({ target: Target, methodName, params }: ResolverMethod, instances: Map<unknown, Methods>): Resolve | undefined {
  const reads = params.toSorted((a, b) => a.index - b.index).map(readerOf);
  if (reads.some((read) => read === undefined)) return undefined;
  const known = reads as readonly Read[];
  const instance = instances.get(Target) ?? new Target();
  instances.set(Target, instance);
  return (root, args, context) => instance[methodName]?.(...known.map((read) => read(root, args, context)));
}

function readerOf({ kind, name = '', propertyName }: ResolverMethod['params'][number]): Read | undefined {
  if (propertyName !== undefined) return undefined;
  if (kind === 'args') return (_root, args) => args;
  if (kind === 'arg') return (_root, args) => args[name];
  if (kind === 'context') return (_root, _args, context) => context;
  return kind === 'root' ? (root) => root : undefined;
}
