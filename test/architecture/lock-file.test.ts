import { readFileSync } from 'node:fs';

type Packages = Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>>; readonly optionalDependencies?: Readonly<Record<string, string>> }>>;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Packages };

/** Where a package is looked for from another one: in its own folder first, then in those around it. */
function placesOf(name: string, from: string): readonly string[] {
  const around = from.split('/node_modules/').map((_, at, steps) => steps.slice(0, steps.length - at).join('/node_modules/'));
  return [...around.filter((path) => path !== '').map((path) => `${path}/node_modules/${name}`), `node_modules/${name}`];
}

/** What packages ask for and the lock file does not name: with any of it, of other platforms too, `npm ci` refuses to install, and the image cannot be built. */
const missing = (locked: Packages): readonly string[] => Object.entries(locked).flatMap(([path, { dependencies, optionalDependencies }]) =>
  Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => placesOf(name, path).every((place) => !(place in locked))).map((name) => `${path} asks for ${name}`));

it('the lock file names every package that one of its packages asks for', () => {
  expect(missing(packages)).toEqual([]);
});

it.each(['node_modules/fsevents', 'node_modules/graphql'])('without %s it does not', (path) => {
  const { [path]: _, ...rest } = packages;
  expect(missing(rest)).toContainEqual(expect.stringContaining(` asks for ${path.replace('node_modules/', '')}`));
});
