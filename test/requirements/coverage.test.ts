import { readdirSync, readFileSync } from 'node:fs';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { ATTACKS } from './k-security.js';
import { RELIABILITY } from './reliability.js';
import type { Requirement } from './requirement.js';
import { WEBHOOKS } from './webhooks.js';

interface Covered {
  readonly requirements: readonly Requirement[];
  readonly prefix: string;
  readonly folder: string;
}

/** The requirements of each surface are in `<letter>-<name>.ts`, and are cited by its contract tests. */
const ofSurfaces = (await findSurfaces()).map(async ({ letter, name }): Promise<Covered> => {
  const { REQUIREMENTS } = await import(new URL(`${letter.toLowerCase()}-${name}.js`, import.meta.url).href) as { readonly REQUIREMENTS: readonly Requirement[] };
  return { requirements: REQUIREMENTS, prefix: `${letter}-`, folder: `test/contract/${name}` };
});

const COVERED: readonly Covered[] = [
  ...await Promise.all(ofSurfaces),
  { requirements: RELIABILITY, prefix: 'REL-', folder: 'test' },
  { requirements: WEBHOOKS, prefix: 'W-', folder: 'test/subgraphs/webhooks' },
];

const CITATION = /\[([A-Z]+-[A-Z0-9-]+)\]/g;

const citedIn = (folder: string): ReadonlySet<string> => new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(CITATION)].map(([, id = '']) => id)),
);

describe.each(COVERED)('the requirements $prefix* and the tests in $folder', ({ requirements, prefix, folder }) => {
  test('every requirement is cited by a test', () => {
    const cited = citedIn(folder);
    expect(requirements.filter(({ id }) => !cited.has(id))).toEqual([]);
  });

  test('every citation names a requirement', () => {
    const known = new Set(requirements.map(({ id }) => id));
    expect([...citedIn(folder)].filter((id) => id.startsWith(prefix) && !known.has(id))).toEqual([]);
  });

  test('no two requirements share an id', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });
});

test('every attack on the identity provider is shown by requirements, which tests cite', () => {
  const known = new Set(COVERED.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  expect(ATTACKS.flatMap(({ attack, shownBy }) => (shownBy.length > 0 && shownBy.every((id) => known.has(id)) ? [] : [attack]))).toEqual([]);
});
