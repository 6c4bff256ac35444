// On the embedded database only: calls that are refused before storage need no database.
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import type { HostName } from '#kernel/config.js';
import type { Surface } from '#kit/surface.js';
import { testDialect } from '../kit/database.js';
import { longestTurn } from '../kit/longest-turn.js';
import { openSurfaces, type MadeConnection, type Surfaces } from '../kit/running-surfaces.js';
import { altered } from './altered.js';
import { bodiesFor, headersFor, queriesFor, ROWS } from './hostile-bodies.js';

/** Milliseconds of CPU that one turn of the event loop may take; on a slow machine ten times what hashing 32 MiB takes there. */
let most = 200;
const HASHED = Buffer.alloc(32 * 1024 * 1024);
const ATTEMPTS = 3;
/** No answer, or one that was given before anything was read. */
const REFUSED: ReadonlySet<number> = new Set([0, 401, 403, 429]);
/** The same of a surface that admits everybody: what it refuses otherwise was read. */
const UNREAD: ReadonlySet<number> = new Set([0, 429]);

interface Sent { readonly method: string; readonly target: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: Buffer }

const agent = new Agent({ keepAlive: true });
let surfaces: Surfaces;
beforeAll(async () => {
  most = Math.max(most, 10 * await longestTurn(() => Promise.resolve(createHash('sha256').update(HASHED).digest())));
  surfaces = await openSurfaces({ PORTICO_TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await surfaces.close();
});

/** The status of an answer; 0 where the connection ended without one. */
const statusOf = (port: number, { method, target, headers = {}, body }: Sent): Promise<number> => new Promise((resolve) => {
  const call = request({ host: '127.0.0.1', port, agent, method, path: target, headers: { ...headers, ...(body && { 'content-length': body.length }) } }, (response) => {
    response.resume().on('close', () => { resolve(response.statusCode ?? 0); });
  });
  call.on('socket', hearErrors).on('error', () => { resolve(0); }).end(body);
});

const heard = new WeakSet<Socket>();

/** A connection that is reset between two calls belongs to neither, and its agent does not hear it either for a moment. */
function hearErrors(socket: Socket): void {
  if (!heard.has(socket)) socket.on('error', () => undefined);
  heard.add(socket);
}

const credentials = ({ apiKey, username, password }: MadeConnection): Record<string, string>[] => [
  ...(apiKey === null ? [] : [{ authorization: `Bearer ${apiKey}` }]),
  ...(username === null ? [] : [{ authorization: `Basic ${Buffer.from(`${username}:${String(password)}`).toString('base64')}` }]),
];

type Declared = Surface;
const known = new Map<string, Record<string, string>>();
let assistant: Promise<Record<string, string>> | undefined;

/** The credentials a surface admits; none where it requires none. Found once: wrong credentials would block the address. */
async function admitted(port: number, declared: Declared): Promise<Record<string, string>> {
  const headers = known.get(declared.name) ?? await (declared.access.kind === 'person' ? assistant ??= surfaces.assistant() : firstAdmitted(port, declared));
  known.set(declared.name, headers);
  return headers;
}

async function firstAdmitted(port: number, { roots: [root], routes }: Declared): Promise<Record<string, string>> {
  const read = routes.find(({ method }) => method === 'GET');
  for (const headers of surfaces.connections.flatMap(credentials)) {
    if (read && ![401, 403].includes(await statusOf(port, { method: 'GET', target: root + read.example.target, headers }))) return headers;
  }
  return {};
}

/** No other call is answered during a turn, so a call may take long only in many small steps. */
async function expectQuick(what: string, { host, declared }: { readonly host: HostName; readonly declared: Declared }, given: Sent): Promise<void> {
  const [port, isOpen] = [surfaces.portOf(host), declared.access.kind === 'anonymous'];
  const sent = isOpen || declared.access.kind === 'publicToken' || declared.access.connectionKind === 'DELIVERY' ? { ...given, headers: { 'x-forwarded-for': nextAddress(), ...given.headers } } : given;
  const turns: number[] = [];
  let status = 0;
  for (let attempt = 0; attempt < ATTEMPTS && (turns.at(-1) ?? most) >= most; attempt += 1) turns.push(await longestTurn(async () => { status = await statusOf(port, sent); }));
  if ((isOpen ? UNREAD : REFUSED).has(status) || status >= 500 || Math.min(...turns) >= most) problems.push(`${sent.method} ${sent.target.slice(0, 60)}: ${what}: ${String(status)} after turns of ${turns.map(Math.round).join(', ')} ms`);
}
/** Each call of a surface that admits everybody, whoever has a link or a token, or websites, comes from an address of its own, or its limits would refuse it unread. */
let addresses = 0;
const nextAddress = (): string => `10.${String((addresses += 1) >> 16)}.${String((addresses >> 8) & 255)}.${String(addresses & 255)}`;

let problems: string[] = [];
beforeEach(() => { problems = []; });

const onSqlite = testDialect === 'sqlite' ? test : test.skip; // calls refused before storage need no database

/** What a query begins with where it proves its caller: the token of a storefront. */
const proofOf = ({ access }: Declared): string => (access.kind === 'publicToken' && access.connectionKind === 'STORE' ? `token=${String(surfaces.connections.find(({ kind }) => kind === 'STORE')?.apiKey)}&` : '');

onSqlite.each(ROWS)('$name: $row takes every hostile call in steps, without a fault', async (row) => {
  const { host, declared, route } = row;
  const port = surfaces.portOf(host);
  const admission = await admitted(port, declared);
  const proof = proofOf(declared);
  const target = (route.root ?? declared.roots[0]) + (proof === '' ? route.example.target : route.example.target.replace(/token=[^&]*&/, proof));
  for (const query of queriesFor(row)) await expectQuick(`the query ${query.slice(0, 8)}`, row, { method: route.method, target: `${target.split('?', 1)[0] ?? ''}?${proof}${query}`, headers: admission });
  for (const headers of headersFor(row)) await expectQuick(`the header ${JSON.stringify(headers).slice(0, 60)}`, row, { method: route.method, target, headers: { ...admission, ...headers } });
  for (const shape of route.method === 'GET' ? [] : bodiesFor(row)) {
    await expectQuick(shape.what, row, { method: route.method, target, headers: { ...admission, 'content-type': shape.type }, body: shape.body() });
  }
  expect(problems).toEqual([]);
});

/** What JSON may say and no field may mean. */
const MEANT_BY_NOBODY = /__proto__|a name twice|9007199254740993|u0000|ud83d|udc00|1e999/;

onSqlite.each(ROWS.filter(({ route: { method, input } }) => method !== 'GET' && input.shape.body))('$name: $row has no fault for __proto__, a name twice, numbers that are none or beyond 2^53, NUL and half of a surrogate pair in any field [REL-S7 ABDEFHIKLM]', async ({ host, declared, route }) => {
  const port = surfaces.portOf(host);
  const headers = { ...await admitted(port, declared), 'content-type': 'application/json' };
  const texts = [...altered((route.example as { readonly body?: unknown }).body ?? {}).filter(({ what, text }) => MEANT_BY_NOBODY.test(what + text)), { what: 'NaN', text: '{"a":NaN}' }];
  const wrong: string[] = [];
  for (const { what, text } of texts) {
    const status = await statusOf(port, { method: route.method, target: (route.root ?? declared.roots[0]) + route.example.target, headers: { ...headers, 'x-forwarded-for': nextAddress() }, body: Buffer.from(text) });
    if (UNREAD.has(status) || status >= 500) wrong.push(`${what}: ${String(status)}`);
  }
  expect(wrong).toEqual([]);
});
