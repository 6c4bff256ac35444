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

/** An id, and the surfaces that a test shows it for where its folder is none's. */
const CITATION = /\[([A-Z]+-[A-Z0-9-]+)((?: [A-M]+)?(?: graph)?)\]/g;

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

const folderOf = new Map((await findSurfaces()).map(({ letter, name }) => [name, letter]));

/** Which surfaces a citation in a file is about. */
const namedBy = (file: string, named: string): readonly string[] => (named === '' ? [folderOf.get(/^contract\/([\w-]+)\//.exec(file)?.[1] ?? '') ?? ''] : partsOf(named));

/** The letters, and the graph. */
const partsOf = (text: string): readonly string[] => text.split(' ').flatMap((word) => (word === 'graph' ? word : [...word]));

const TESTS = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file)).map((file) => ({ file, text: readFileSync(`test/${file}`, 'utf8') }));

test.each(RELIABILITY)('$id is shown for each of its surfaces ($on), and for no other', ({ id, on = '' }) => {
  const shown = new Set(TESTS.flatMap(({ file, text }) => [...text.matchAll(CITATION)].filter((cited) => cited[1] === id).flatMap(([, , named = '']) => namedBy(file, named))));
  expect([...shown].filter((part) => part !== '').sort()).toEqual(on === '' ? expect.anything() : partsOf(on).toSorted());
});

const OF_OTHERS: ReadonlySet<string> = new Set(JSON.parse(readFileSync('test/kit/jest/shown-by-others.json', 'utf8')) as readonly string[]);
const ON_SERVERS = TESTS.filter(({ file, text }) => !OF_OTHERS.has(file) && !text.startsWith('// On the embedded database only:'));

test('each is shown on a database server too, but for those that say why not', () => {
  expect(RELIABILITY.filter(({ id, embedded }) => embedded === undefined && !ON_SERVERS.some(({ text }) => [...text.matchAll(CITATION)].some((cited) => cited[1] === id))).map(({ id }) => id)).toEqual([]);
});

test('every name of the reliability tests is there', () => {
  const names = [...Array.from({ length: 22 }, (_, index) => `REL-R${String(index + 1)}`), ...Array.from({ length: 18 }, (_, index) => `REL-S${String(index + 1)}`)];
  expect(names.filter((name) => !RELIABILITY.some(({ id }) => id === name))).toEqual([]);
});

test('every attack on the identity provider is shown by requirements, which tests cite', () => {
  const known = new Set(COVERED.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  expect(ATTACKS.flatMap(({ attack, shownBy }) => (shownBy.length > 0 && shownBy.every((id) => known.has(id)) ? [] : [attack]))).toEqual([]);
});
