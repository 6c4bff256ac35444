import { readdirSync, readFileSync } from 'node:fs';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { ATTACKS } from './k-security.js';
import { RELIABILITY } from './reliability.js';
import type { Requirement } from './requirement.js';
import { WEBHOOKS } from './webhooks.js';

interface Covered {
  readonly requirements: readonly Requirement[];
  readonly prefix: string;
  readonly folders: readonly string[];
}

/** Two ways into one engine: a test of one may show what both need. */
const TESTED_TOGETHER: ReadonlySet<string> = new Set(['connector', 'tools']);

const contractOf = (name: string): string => `test/contract/${name}`;

/** The requirements of each surface are in `<letter>-<name>.ts`, and are cited by its contract tests. */
const ofSurfaces = (await findSurfaces()).map(async ({ letter, name }): Promise<Covered> => {
  const { REQUIREMENTS } = await import(new URL(`${letter.toLowerCase()}-${name}.js`, import.meta.url).href) as { readonly REQUIREMENTS: readonly Requirement[] };
  return { requirements: REQUIREMENTS, prefix: `${letter}-`, folders: TESTED_TOGETHER.has(name) ? [...TESTED_TOGETHER].map(contractOf) : [contractOf(name)] };
});

const COVERED: readonly Covered[] = [
  ...await Promise.all(ofSurfaces),
  { requirements: RELIABILITY, prefix: 'REL-', folders: ['test'] },
  { requirements: WEBHOOKS, prefix: 'W-', folders: ['test/subgraphs/webhooks'] },
];

const CITATION = /\[([A-Z]+-[A-Z0-9-]+)\]/g;

const citedIn = (folders: readonly string[]): ReadonlySet<string> => new Set(folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(CITATION)].map(([, id = '']) => id))));


describe.each(COVERED)('the requirements $prefix* and the tests in $folders', ({ requirements, prefix, folders }) => {
  test('every requirement is cited by a test', () => {
    const cited = citedIn(folders);
    expect(requirements.filter(({ id }) => !cited.has(id))).toEqual([]);
  });

  test('every citation names a requirement', () => {
    const known = new Set(requirements.map(({ id }) => id));
    expect([...citedIn(folders)].filter((id) => id.startsWith(prefix) && !known.has(id))).toEqual([]);
  });

  test('no two requirements share an id', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });
});

test('every attack on the identity provider is shown by requirements, which tests cite', () => {
  const known = new Set(COVERED.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  expect(ATTACKS.flatMap(({ attack, shownBy }) => (shownBy.length > 0 && shownBy.every((id) => known.has(id)) ? [] : [attack]))).toEqual([]);
});
