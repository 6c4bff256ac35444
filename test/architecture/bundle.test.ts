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
