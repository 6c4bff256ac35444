import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { concatAST, Kind, NoUnusedFragmentsRule, parse, Source, specifiedRules, validate, visit, type DocumentNode, type GraphQLSchema } from 'graphql';

/** A `.graphql` file of a surface: one operation or one fragment. */
export interface OperationFile {
  readonly location: string;
  readonly rawSDL: string;
  readonly document: DocumentNode;
}

const FOLDERS = ['shims', 'mcp', 'gateway'];
const NOT_A_SURFACE = new Set(['gateway/contract']);

/** Every surface may use fragments of this folder. */
const SHARED = 'shims/kit';

/** The operations of a surface, and the fragments of others that they use. */
export interface SurfaceOperations {
  readonly own: readonly OperationFile[];
  readonly shared: readonly OperationFile[];
  /** Whether other surfaces use its fragments. */
  readonly lends: boolean;
}

/** The operations of every surface: fragments are shared inside one folder, and those of shims/kit by all. */
export function operationFiles(): readonly SurfaceOperations[] {
  const surfaces = new Map<string, OperationFile[]>();
  for (const location of filesEnding('.graphql')) {
    const surface = location.split('/').slice(0, 2).join('/');
    if (NOT_A_SURFACE.has(surface)) continue;
    surfaces.set(surface, [...surfaces.get(surface) ?? [], read(location)]);
  }
  const fragments = (surfaces.get(SHARED) ?? []).filter(({ document }) => document.definitions.some(({ kind }) => kind === Kind.FRAGMENT_DEFINITION));
  return [...surfaces].map(([surface, own]) => ({ own, lends: surface === SHARED, shared: surface === SHARED ? [] : fragments.filter(({ document }) => isUsed(document, own)) }));
}

const isUsed = (fragment: DocumentNode, files: readonly OperationFile[]): boolean => {
  const names = new Set(fragment.definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [definition.name.value] : [])));
  let found = false;
  for (const { document } of files) visit(document, { FragmentSpread: ({ name }) => { found ||= names.has(name.value); } });
  return found;
};

/** Files of the surfaces whose name ends so, sorted, with slashes. */
export const filesEnding = (ending: string): string[] =>
  FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path).replaceAll('\\', '/'))).filter((path) => path.endsWith(ending)).sort();

/** Refuse operations the graph cannot answer; the message names file and line. Fragments that no operation of their folder uses are permitted. */
export function requireValid(schema: GraphQLSchema, { own, shared, lends }: SurfaceOperations): void {
  const errors = validate(schema, concatAST([...own, ...shared].map(({ document }) => document)), lends ? specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule) : specifiedRules);
  if (errors.length > 0) throw new Error(`Operations do not fit the graph:\n\n${errors.map(String).join('\n\n')}`);
}

function read(location: string): OperationFile {
  const rawSDL = readFileSync(location, 'utf8');
  const document = parse(new Source(rawSDL, location));
  requireNameOfFile(location, document);
  return { location, rawSDL, document };
}

/** Logs, metrics and the safelist show the operation's name, so its file must have the same name. */
function requireNameOfFile(location: string, { definitions }: DocumentNode): void {
  const names = definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name?.value : undefined);
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`${location} must hold one named operation or one fragment`);
  if (basename(location, '.graphql') !== kebab(name)) throw new Error(`${location} holds ${name}, so it must be called ${kebab(name)}.graphql`);
}

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
