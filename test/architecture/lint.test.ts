import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '../kit/temporary-folder.js';

const AWAITED_IN = ['subgraphs/orders', 'subgraphs/kit', 'shims/kit', 'gateway/relay', 'gateway/server', 'test/kit'];
const LINEAR_IN = ['gateway/server', 'subgraphs/orders', 'shims/kit', 'mcp/tools'];

/** Code that the check refuses, and the rule that does. */
const REFUSED = {
  'a promise that nobody waits for': [AWAITED_IN, 'typescript(no-floating-promises)', 'const write = (): Promise<void> => Promise.resolve();\nexport function written(): void {\n  write();\n}\n'],
  'a promise where none is waited for': [AWAITED_IN, 'typescript(no-misused-promises)', 'export const all = (list: readonly string[]): void => { list.forEach(async (one) => { await Promise.resolve(one); }); };\n'],
  'what is waited for and is no promise': [AWAITED_IN, 'typescript(await-thenable)', 'export const waited = async (text: string): Promise<string> => await text;\n'],
  'a function that waits for nothing': [AWAITED_IN, 'typescript(require-await)', 'export const idle = async (): Promise<string> => { return "done"; };\n'],
  'an expression that can backtrack': [LINEAR_IN, 'redos(no-vulnerable)', 'export const strings = /"(?:[^"\\\\]|\\\\.)*"/g;\n'],
  'an expression that backtracks in its middle': [LINEAR_IN, 'redos(no-vulnerable)', 'export const offset = /(T\\S*[+-]\\d{2})(\\d{2})?$/;\n'],
  'an expression that is built at run time': [LINEAR_IN, 'eslint-js(no-restricted-syntax)', 'export const made = (text: string): RegExp => new RegExp(`${text}+$`);\n'],
} as const;
const PASSES = ['shims/kit/planted/digits.ts', 'export const digits = /^\\d{1,15}$/;\n'] as const;

interface Finding { readonly filename: string; readonly code: string }

const PLANTED = Object.entries(REFUSED).flatMap(([what, [folders, rule, code]], index) => folders.map((folder) => ({ what, rule, code, file: `${folder}/planted/planted-${String(index)}.ts` })));
let found: readonly Finding[] = [];

beforeAll(() => {
  const folder = temporaryFolder();
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) copyFileSync(file, join(folder, file));
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  for (const { file, code } of PLANTED) plant(join(folder, file), code);
  plant(join(folder, PASSES[0]), PASSES[1]);
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  found = (JSON.parse(stdout) as { diagnostics: readonly Finding[] }).diagnostics;
});

const codesIn = (file: string): string[] => found.filter(({ filename }) => filename === file).map(({ code }) => code);

test.each(PLANTED)('$what fails the check: $file', ({ file, rule }) => {
  expect(codesIn(file)).toContain(rule);
});

test('an expression that reads each character once passes', () => {
  expect(codesIn(PASSES[0])).toEqual([]);
});

function plant(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
