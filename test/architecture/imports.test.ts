import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { ALLOWED, VIOLATIONS } from './planted-violations.js';

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

const RULES = '.dependency-cruiser.cjs';
let report: Report;

beforeAll(() => {
  const folder = temporaryFolder();
  for (const file of [RULES, 'tsconfig.json', 'package.json']) copyFileSync(file, join(folder, file));
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  for (const [file, ...imported] of [...Object.values(VIOLATIONS), ...ALLOWED]) plant(join(folder, file), imported);
  report = cruise(folder);
});

test.each(Object.entries(VIOLATIONS))('a planted violation of %s fails', (rule, [file]) => {
  const found = report.summary.violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name);
  expect(found).toContain(rule);
});

test('what the rules allow passes', () => {
  const allowed = new Set(ALLOWED.map(([file]) => file));
  const found = report.summary.violations.filter(({ from }) => allowed.has(from));
  expect(found).toEqual([]);
});

test('every rule has a planted violation', () => {
  expect(report.summary.ruleSetUsed.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(VIOLATIONS).sort());
});

function plant(path: string, imported: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const imports = imported.map((module, index) => `import * as imported${String(index)} from '${module}';\n`).join('');
  writeFileSync(path, `${imports}export const used = [${imported.map((_, index) => `imported${String(index)}`).join()}];\n`);
}

function cruise(folder: string): Report {
  const args = [resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), '--config', RULES, '--output-type', 'json', 'gateway', 'subgraphs', 'shims', 'mcp', 'test'];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })) as Report;
}
