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

/** What begins a module of a package that no process runs. */
const NEVER_RUN = /^ *\/\/ node_modules\/(?:typeorm\/driver\/(?:postgres|oracle|mongodb)\/\w+QueryRunner|zod\/v4\/locales\/de|ajv\/dist\/core)\.js$/m;

test('drivers of other databases, messages of zod in other languages and a serializer that nobody asked for are not read by a start', () => {
  expect(readdirSync(BUNDLE).filter((file) => NEVER_RUN.test(readFileSync(join(BUNDLE, file), 'utf8')))).toEqual([]);
  expect(NEVER_RUN.test('code\n  // node_modules/typeorm/driver/postgres/PostgresQueryRunner.js\nmore')).toBe(true);
});

/** The text of a file of the bundle, and of those that it imports at once. */
function readAtOnce(file: string, known = new Map<string, string>()): ReadonlyMap<string, string> {
  if (known.has(file)) return known;
  const text = readFileSync(join(BUNDLE, file), 'utf8');
  known.set(file, text);
  for (const [, imported = ''] of text.matchAll(/^(?:import "|\} from "|(?:import|export) [^"\n]* from ")\.\/([^"\n]+)"/gm)) readAtOnce(imported, known);
  return known;
}

test('a start reads its settings before the graph and the databases', () => {
  const graph = (file: string): string[] => [...readAtOnce(file)].flatMap(([name, text]) => (/^ *\/\/ node_modules\/(?:graphql|typeorm)\/index\.js$/m.test(text) ? [name] : []));
  expect(graph('portico.js')).toEqual([]);
  expect(graph('faulty-portico.js')).toHaveLength(2);
});
