import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const BUILT = join(ROOT, 'dist');
const BUNDLE = join(BUILT, 'bundle');

/** The programs, by their names in the bundle: those of the product, and those that tests start over and over. */
const PROGRAMS = {
  portico: 'gateway/main.js',
  'command-line': 'gateway/cli/portico.js',
  'faulty-portico': 'test/faults/faulty-portico.js',
  'webhook-sender': 'test/faults/webhook-sender.js',
  'import-worker': 'test/faults/import-worker.js',
  'image-downloader': 'test/faults/image-downloader.js',
  'counting-process': 'test/faults/counting-process.js',
  'measured-start': 'test/kit/measured-start.js',
};

/** Packages that are not bundled: native ones, those that read files beside their code, and those that few processes load. */
const APART = new Set(['better-sqlite3', '@node-rs/argon2', 'sharp', 'mysql2', 'ioredis', '@aws-sdk/client-s3', 'nodemailer', 'pdfkit', 'fontkit', 'bwip-js', '@graphql-yoga/render-graphiql']);

/** What no process runs of the packages, a seventh of the code that a start would read: the other databases' drivers, the messages of zod in other languages, and the serializer that graphql-jit was not asked for. */
const LEFT_OUT = {
  'module.exports = {};': /\/typeorm\/driver\/(?:aurora-mysql|aurora-postgres|capacitor|cockroachdb|cordova|expo|mongodb|nativescript|oracle|postgres|react-native|sap|spanner|sqljs|sqlserver)\/\w+Driver\.js$|\/fast-json-stringify\/index\.js$/,
  "export { default as en } from './en.js';": /\/zod\/v4\/locales\/index\.js$/,
};

/** Its decorators need reflect-metadata, which a bundle runs where it is first imported, after the files that are shared. */
const DECORATORS = /\/type-graphql\/build\/esm\/index\.js$/;
const afterMetadata = ({ path }) => ({ contents: `import 'reflect-metadata';\n${readFileSync(path, 'utf8')}`, loader: 'js' });

/** Long lines are broken, so that a stack trace points to one. */
const LINE = 200;

/** Write each program with the modules and packages that it imports into few files (bundle.json says which are in which), which load in half the time (decision 0039). What browsers run beside GraphiQL is one file with its packages. */
export async function bundle() {
  const { build } = await import('esbuild');
  rmSync(BUNDLE, { recursive: true, force: true });
  const programs = Object.entries(PROGRAMS).map(([name, file]) => [name, join(BUILT, file)]).filter(([, file]) => existsSync(file));
  const { metafile } = await build({
    metafile: true,
    entryPoints: Object.fromEntries(programs), outdir: BUNDLE, absWorkingDir: ROOT,
    bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20',
    minifyWhitespace: true, lineLimit: LINE, // the source of what is loaded stays in memory: without comments and margins it is half as long
    banner: { js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${ADDRESS});` }, // of CommonJS packages
    plugins: [
      { name: 'own addresses', setup: ({ onLoad }) => onLoad({ filter: /\/dist\/.+\.js$/ }, withOwnAddress) },
      { name: 'metadata first', setup: ({ onLoad }) => onLoad({ filter: DECORATORS }, afterMetadata) },
      { name: 'left out', setup: ({ onLoad }) => { for (const [contents, filter] of Object.entries(LEFT_OUT)) onLoad({ filter }, () => ({ contents, loader: 'js' })); } },
      { name: 'packages apart', setup: (building) => building.onResolve({ filter: /^[^./#]/ }, (found) => resolvePackage(building, found)) },
    ],
    logLevel: 'error',
  });
  writeFileSync(join(BUILT, 'bundle.json'), JSON.stringify(metafile.outputs));
  const forBrowsers = { outdir: join(BUILT, 'browser'), absWorkingDir: ROOT, bundle: true, minify: true, format: 'iife', platform: 'browser', logLevel: 'error' };
  await Promise.all([
    build({ ...forBrowsers, entryPoints: { graphiql: join(BUILT, 'gateway/server/people/browser/open-graphiql.js') }, globalName: 'PorticoGraphiQL', target: 'es2022', legalComments: 'inline' }),
    build({ ...forBrowsers, entryPoints: { reference: join(BUILT, 'gateway/server/reference/browser/open-reference.js') }, target: 'es2022' }),
    build({ ...forBrowsers, entryPoints: { promise: join(BUILT, 'shims/promise/snippet/browser/run.js') }, target: 'es2022', mangleProps: OWN_NAMES }),
    build({ ...forBrowsers, entryPoints: { collect: join(BUILT, 'shims/collector/script/browser/run.js'), 'collect-pixel': join(BUILT, 'shims/collector/script/pixel/run.js') }, target: 'es2018', mangleProps: COLLECTOR_NAMES }),
  ]);
}

/** What the storefront snippet calls things that neither browsers nor answers know: shorter, it stays at three kilobytes. */
const OWN_NAMES = /^(?:answer|until|due|tries|control|asking|want|renew|age|language)$/;

/** The same of the collector's scripts. */
const COLLECTOR_NAMES = /^(?:touch|forget|jobs|dropEvents|hasNews|soon|leave|retry|decide|renew|viewsPages|confirmed|report|known|isGranted|isPersonal|options|store|sender|done|parts|api|isAnalytics)$/;

/** A package that is not installed is an optional one of another package. */
async function resolvePackage(building, { path, pluginData, ...found }) {
  if (found.kind === 'entry-point' || pluginData === RESOLVING || isBuiltin(path)) return undefined;
  if (APART.has(path.split('/').slice(0, path.startsWith('@') ? 2 : 1).join('/'))) return { path, external: true };
  const resolved = await building.resolve(path, { ...found, pluginData: RESOLVING });
  return resolved.errors.length > 0 ? { path, external: true } : resolved;
}

const RESOLVING = Symbol('resolving');

/** A module finds files and threads by its address: the one it has outside the bundle. All files of the bundle are in one folder. */
function withOwnAddress({ path }) {
  const code = readFileSync(path, 'utf8');
  if (!code.includes(ADDRESS)) return undefined;
  return { contents: code.replaceAll(LAZY, 'require$1').replaceAll(ADDRESS, `new URL(${JSON.stringify(relative(BUNDLE, path))}, ${ADDRESS}).href`), loader: 'js' };
}

const ADDRESS = 'import.meta.url';
/** A package that is loaded when it is first used. */
const LAZY = /createRequire\(import\.meta\.url\)(\((['"])[^'"]+\2\))/g;
