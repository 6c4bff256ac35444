import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '../kit/temporary-folder.js';

interface Report { readonly issues: readonly { readonly cycles: readonly (readonly { readonly name: string }[])[] }[] }

/** Files that need each other, by how. */
const CYCLES = {
  'imports by their place': [['gateway/server/first.ts', "import { second } from './second.js';\nexport const first = (): unknown => second;\n"], ['gateway/server/second.ts', "import { first } from './first.js';\nexport const second = (): unknown => first;\n"]],
  'imports by a name of package.json': [['shims/kit/third.ts', "import { fourth } from '#kit/pages/fourth.js';\nexport const third = (): unknown => fourth;\n"], ['shims/kit/pages/fourth.ts', "import { third } from '../third.js';\nexport const fourth = (): unknown => third;\n"]],
  'an import that is only done when it is needed': [['subgraphs/kit/fifth.ts', "export const fifth = (): unknown => import('./sixth.js');\n"], ['subgraphs/kit/sixth.ts', "import { fifth } from './fifth.js';\nexport const sixth = (): unknown => fifth;\n"]],
  'tests': [['test/kit/seventh.ts', "export { eighth as seventh } from './eighth.js';\n"], ['test/kit/eighth.ts', "export { seventh as eighth } from './seventh.js';\n"]],
} as const;
const OF_TYPES = [['gateway/kernel/ninth.ts', "import type { Tenth } from './tenth.js';\nexport interface Ninth { readonly tenth: Tenth }\n"], ['gateway/kernel/tenth.ts', "import type { Ninth } from './ninth.js';\nexport interface Tenth { readonly ninth?: Ninth }\n"]] as const;

let found: readonly (readonly string[])[] = [];

beforeAll(() => {
  const folder = temporaryFolder();
  for (const file of ['knip.json', 'tsconfig.json', 'package.json']) copyFileSync(file, join(folder, file));
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  plant(join(folder, 'gateway/main.ts'), "import './server/first.js';\n");
  for (const [file, code] of [...Object.values(CYCLES).flat(), ...OF_TYPES]) plant(join(folder, file), code);
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/knip/bin/knip.js'), '--no-progress', '--reporter', 'json'], { cwd: folder, encoding: 'utf8' });
  found = (JSON.parse(stdout) as Report).issues.flatMap(({ cycles }) => cycles.map((cycle) => cycle.map(({ name }) => name).toSorted()));
});

test.each(Object.entries(CYCLES))('two files that need each other fail the check: %s', (_, files) => {
  expect(found).toContainEqual(files.map(([file]) => file).toSorted());
});

test('types may need each other: they are gone when the code runs', () => {
  expect(found).toHaveLength(Object.keys(CYCLES).length);
});

function plant(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
