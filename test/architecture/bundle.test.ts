import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUNDLE = 'dist/bundle';
/** A package that is looked for when the process runs. */
const LOOKED_FOR = /createRequire\(new URL\([^)]*\)\.href\)\(["'][^"']+["']\)/g;

const found = (text: string): readonly string[] => text.match(LOOKED_FOR) ?? [];

test('packages that are loaded when they are first used are in the bundle, with the one copy of what they import', () => {
  expect(readdirSync(BUNDLE).flatMap((file) => found(readFileSync(join(BUNDLE, file), 'utf8')))).toEqual([]);
});

test('one that is left out is found', () => {
  expect(found('createRequire(new URL("../gateway/client/local-subgraph.js", import.meta.url).href)("graphql-jit")')).toHaveLength(1);
});

/** The files of the bundle by their paths: the modules in each, and the files that it imports. */
interface Bundled {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

const BUNDLED = JSON.parse(readFileSync('dist/bundle.json', 'utf8')) as Readonly<Record<string, Bundled | undefined>>;
const modules = Object.values(BUNDLED).flatMap((bundled) => Object.keys(bundled?.inputs ?? {}));

test('drivers of other databases, messages of zod in other languages and a serializer that nobody asked for are not read by a start', () => {
  const neverRun = /^node_modules\/(?:typeorm\/driver\/(?:postgres|oracle|mongodb)\/\w+QueryRunner|zod\/v4\/locales\/de|ajv\/dist\/core)\.js$/;
  expect(modules.filter((module) => neverRun.test(module))).toEqual([]);
  expect(modules).toEqual(expect.arrayContaining(['node_modules/typeorm/driver/mysql/MysqlQueryRunner.js', 'node_modules/zod/v4/locales/en.js']));
});

/** The files that a file imports at once, and itself. */
function readAtOnce(path: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const imported of BUNDLED[path]?.imports ?? []) if (imported.kind === 'import-statement') readAtOnce(imported.path, known);
  return known;
}

test('a start reads its settings before the graph and the databases', () => {
  const graph = (program: string): string[] => [...readAtOnce(`dist/bundle/${program}`)].filter((path) => Object.keys(BUNDLED[path]?.inputs ?? {}).some((module) => /^node_modules\/(?:graphql|typeorm)\/index\.js$/.test(module)));
  expect(graph('portico.js')).toEqual([]);
  expect(graph('faulty-portico.js')).toHaveLength(1); // the databases' package is loaded where tables have to be made
});

/** Classes whose types have no name of their own. */
const UNNAMED = /^@(?:ObjectType|InputType|InterfaceType)\((?!['`A-Z])[\s\S]*?^(?:export )?(?:abstract )?class (\w+)/gm;

test('no type of the graph is named by its class, which the bundle may call by another name', () => {
  const unnamed = readdirSync('subgraphs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join('subgraphs', file), 'utf8').matchAll(UNNAMED)].map(([, name = '']) => name));
  expect(unnamed).toContain('DeliveredListType'); // what several types have in common is no type of the graph
  const types = readFileSync('gateway/contract/supergraph.graphql', 'utf8');
  expect(unnamed.filter((name) => new RegExp(`^(?:type|input|interface) ${name}\\b`, 'm').test(types))).toEqual([]);
});

/** A file with a single character beyond Latin-1 takes two bytes for each of its characters, as long as the process runs. */
const WIDE = /[^\u0000-\u00ff]/;

test('no code takes two bytes a character', () => {
  expect(readdirSync(BUNDLE).filter((file) => WIDE.test(readFileSync(join(BUNDLE, file), 'utf8')))).toEqual([]);
  expect(WIDE.test('/[’`]/')).toBe(true);
});
