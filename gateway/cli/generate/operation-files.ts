import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { concatAST, Kind, parse, Source, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

/** A `.graphql` file of a surface: one operation or one fragment. */
export interface OperationFile {
  readonly location: string;
  readonly rawSDL: string;
  readonly document: DocumentNode;
}

const FOLDERS = ['shims', 'mcp', 'gateway'];
const NOT_A_SURFACE = new Set(['gateway/contract']);

/** The operations of every surface, a list for each folder: fragments are shared inside one folder, never between two. */
export function operationFiles(): (readonly OperationFile[])[] {
  const surfaces = new Map<string, OperationFile[]>();
  for (const location of filesEnding('.graphql')) {
    const surface = location.split('/').slice(0, 2).join('/');
    if (NOT_A_SURFACE.has(surface)) continue;
    surfaces.set(surface, [...surfaces.get(surface) ?? [], read(location)]);
  }
  return [...surfaces.values()];
}

/** Files of the surfaces whose name ends so, sorted, with slashes. */
export const filesEnding = (ending: string): string[] =>
  FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path).replaceAll('\\', '/'))).filter((path) => path.endsWith(ending)).sort();

/** Refuse operations the graph cannot answer; the message names file and line. */
export function requireValid(schema: GraphQLSchema, files: readonly OperationFile[]): void {
  const errors = validate(schema, concatAST(files.map(({ document }) => document)));
  if (errors.length > 0) throw new Error(`Operations do not fit the graph:\n\n${errors.map(String).join('\n\n')}`);
}

function read(location: string): OperationFile {
  const rawSDL = readFileSync(location, 'utf8');
  const document = parse(new Source(rawSDL, location));
  requireNameOfFile(location, document);
  return { location, rawSDL, document };
}

/** The operation's name is what logs, metrics and the safelist show, so it leads to its file. */
function requireNameOfFile(location: string, { definitions }: DocumentNode): void {
  const names = definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name?.value : undefined);
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`${location} must hold one named operation or one fragment`);
  if (basename(location, '.graphql') !== kebab(name)) throw new Error(`${location} holds ${name}, so it must be called ${kebab(name)}.graphql`);
}

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
