// npm run test:router: Hive Gateway, the release that gateway/docs/own-router.md names, in front of the subgraphs of a deployment, and in front of its /graphql, each time beside a subgraph that somebody else wrote.
// It is installed into a folder of the machine's own (511 MB), not into the project.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import { freePorts } from '../../dist/test/kit/free-ports.js';
import { checks, publicChecks } from './checks.mjs';

const RELEASE = '2.15.1';
const KEPT = join(tmpdir(), `portico-hive-gateway-${RELEASE}`);
const NAMES = ['identity', 'orders', 'catalog', 'content'];

/** Installed once; two packages of it want a newer Node.js than 20 in their latest releases. */
function install() {
  if (existsSync(join(KEPT, 'installed'))) return;
  mkdirSync(KEPT, { recursive: true });
  const overrides = { '@whatwg-node/promise-helpers': '1.3.2', '@whatwg-node/disposablestack': '0.0.6' };
  writeFileSync(join(KEPT, 'package.json'), JSON.stringify({ private: true, dependencies: { '@graphql-hive/gateway': RELEASE, graphql: '16.15.0' }, overrides }));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: KEPT, stdio: 'inherit' });
  writeFileSync(join(KEPT, 'installed'), '');
}

/** Whatever is started ends with the test. */
const ends = [];

function start(command, words, { env, says }) {
  const child = spawn(command, words, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  ends.push(() => new Promise((ended) => { child.once('exit', ended); if (child.exitCode === null) child.kill('SIGTERM'); else ended(); }));
  return new Promise((up, failed) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { said += text; if (says.test(said)) up(); });
    child.once('exit', (status) => { failed(new Error(`${command} ended with ${status}: ${said}`)); });
  });
}

/** A subgraph of somebody else: on which shelf a product lies. */
const SHELVES = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
scalar SafeInt
type Query { shelves: [String!]! }
type Product @key(fields: "id") { id: SafeInt! shelf: String! }`;

async function startShelves(port) {
  const schema = buildSubgraphSchema({ typeDefs: parse(SHELVES), resolvers: { Query: { shelves: () => ['A-1'] }, Product: { __resolveReference: ({ id }) => ({ id, shelf: `A-${id}` }) } } });
  const server = createServer(createHandler({ schema }));
  await new Promise((up) => { server.listen(port, '127.0.0.1', up); });
  ends.push(() => new Promise((ended) => { server.closeAllConnections(); server.close(ended); }));
}

const subgraphs = NAMES.map((name) => ({ name, url: `http://${name}`, typeDefs: parse(readFileSync(`subgraphs/${name}/schema.graphql`, 'utf8')) }));

function supergraph(file, services) {
  const { errors, supergraphSdl } = composeServices(services);
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  writeFileSync(file, supergraphSdl);
  return file;
}

const BIN = join(KEPT, 'node_modules/@graphql-hive/gateway/dist/bin.js');

/** Starts a router with a configuration of gateway/deploy, and answers its address. */
async function startRouter(config, port, env) {
  await start(process.execPath, [BIN, 'supergraph', '--config-path', resolve('gateway/deploy', config), '--port', String(port), '--host', '127.0.0.1', '--fork', '1'], { env, says: /Serving|Listening|listening|Server|ready/i });
  return `http://127.0.0.1:${port}/graphql`;
}

async function main() {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'portico-router-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const [base, key] = [await freePorts(), 'ab'.repeat(32)];
  const settings = { PORT: String(base), PORTICO_DATA: join(folder, 'data'), PORTICO_MIN_FREE_MB: '1', PORTICO_DEMO: 'off', PORTICO_INTERNAL_KEY: key };
  await start(process.execPath, ['dist/bundle/portico.js'], { env: { ...settings, PORTICO_SERVICES: 'all,-sender' }, says: /Portico is up/ });
  const portico = async (...words) => Object.fromEntries((await promisify(execFile)(process.execPath, ['dist/bundle/command-line.js', ...words], { env: { PATH: process.env.PATH, ...settings } })).stdout.trim().split('\n').map((line) => line.split(/ {2,}/, 2)));
  const [shelves, first, second] = [base + 17, base + 18, base + 19];
  await startShelves(shelves);
  const own = { name: 'shelves', url: `http://127.0.0.1:${shelves}/`, typeDefs: parse(SHELVES) };
  const urls = Object.fromEntries(NAMES.map((name, at) => [`PORTICO_${name.toUpperCase()}_GRAPH_URL`, `http://127.0.0.1:${base + 10 + at}/graphql`]));
  const router = await startRouter('hive-gateway.config.mjs', first, { PORTICO_INTERNAL_KEY: key, SUPERGRAPH: supergraph(join(folder, 'all.graphql'), [...subgraphs, own]), ...urls });
  const token = await checks({ router, subgraph: urls.PORTICO_ORDERS_GRAPH_URL, portico });
  const PORTICO_GRAPHQL_URL = `http://127.0.0.1:${base}`;
  const shown = await (await fetch(`${PORTICO_GRAPHQL_URL}/schema.graphql`, { headers: { authorization: `Bearer ${token}` } })).text();
  const beside = { ...own, typeDefs: parse('type Query { shelves: [String!]! }') };
  await publicChecks({ router: await startRouter('hive-gateway-public.config.mjs', second, { PORTICO_GRAPHQL_URL, SUPERGRAPH: supergraph(join(folder, 'public.graphql'), [{ name: 'portico', url: 'http://portico', typeDefs: parse(shown) }, beside]) }), token });
}

try {
  await main();
} finally {
  for (const end of ends.reverse()) await end();
}
