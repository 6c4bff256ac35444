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
