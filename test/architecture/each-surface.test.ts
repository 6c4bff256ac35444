import { existsSync, readFileSync } from 'node:fs';
import { readConfig } from '#kernel/config.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';

const README = readFileSync('README.md', 'utf8');
const SURFACES = await findSurfaces();

test.each(SURFACES)('the bench measures $name against a handler written by hand', ({ name }) => {
  expect([`test/bench/${name}.ts`, `test/bench/${name}-floor.ts`].filter((file) => !existsSync(file))).toEqual([]);
});

test.each(SURFACES)('the README names the address, the reference page and the folder of $name', (surface) => {
  const { letter, name, host, roots: [root] } = surface;
  const port = String(readConfig({}).ports[host]);
  const said = [`\`:${port}${root}\``, `(http://127.0.0.1:${port}/reference/${name})`];
  expect(said.filter((text) => !README.includes(text))).toEqual([]);
  expect(README).toMatch(new RegExp(`^(?:shims|mcp)/ .*\\b${name} \\((interface )?${letter}\\)`, 'm'));
});
