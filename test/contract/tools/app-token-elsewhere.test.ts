// On the embedded database only: that the holder of a token is found on both is shown by test/contract/oidc and test/contract/tools.
import type { HostName } from '#kernel/config.js';
import type { Route } from '#kit/route.js';
import type { Surface } from '#kit/surface.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { openSurfaces, type Surfaces } from '../../kit/running-surfaces.js';

let surfaces: Surfaces;
let token: string;
beforeAll(async () => {
  surfaces = await openSurfaces({ PORTICO_TRUSTED_PROXIES: '127.0.0.1' });
  const { authorization = '' } = await surfaces.assistant();
  token = authorization.slice('Bearer '.length);
});
afterAll(() => surfaces.close());

/** The surfaces that the token of an app is for. */
const OF_ASSISTANTS: ReadonlySet<string> = new Set(['connector', 'tools']);
const OTHERS = (await findSurfaces()).filter(({ name }) => !OF_ASSISTANTS.has(name)).map((surface) => ({ name: surface.name, surface }));
const REFUSED: readonly number[] = [401, 403];

let calls = 0;
/** A wrong credential is counted for its address, so each call has its own. */
const nextAddress = (): string => `10.1.${String((calls += 1) >> 8)}.${String(calls & 255)}`;

interface Call { readonly host: HostName; readonly method: string; readonly path: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }

/** The status of an answer, and what it asks the caller for. */
async function send({ host, method, path, headers, body }: Call): Promise<{ status: number; challenge: string | null }> {
  const written = body === undefined ? {} : { body: JSON.stringify(body) };
  const { status, headers: answered } = await fetch(`http://127.0.0.1:${String(surfaces.portOf(host))}${path}`, { method, redirect: 'manual', headers: { ...(body !== undefined && { 'content-type': 'application/json' }), 'x-forwarded-for': nextAddress(), ...headers }, ...written });
  return { status, challenge: answered.get('www-authenticate') };
}

const exampleOf = ({ host, roots: [first] }: Surface, { method, root = first, example: { target, body } }: Route): Call => ({ host, method, path: root + target, body });

/** The same call with the token wherever a surface reads what proves its caller: headers, the query and the path. */
function withTokenEverywhere({ roots: [first] }: Surface, { root = first, path }: Route, call: Call): Call {
  const headers = { 'x-api-key': token, 'x-return-session': token, cookie: `portico-session-auth=${token}`, authorization: `Basic ${Buffer.from(`${token}:${token}`).toString('base64')}` };
  return { ...call, path: `${root}${path.replaceAll(/\{\w+\}/g, token)}?token=${token}&key=${token}&access_token=${token}&apiKey=${token}`, headers };
}

/** The statuses of a route: for nobody, for the token as Bearer, and for the token in every other place. */
async function statusesOf(surface: Surface, route: Route) {
  const call = exampleOf(surface, route);
  const [nobody, ...shown] = [await send(call), await send({ ...call, headers: { authorization: `Bearer ${token}` } }), await send(withTokenEverywhere(surface, route, call))].map(({ status }) => status);
  return { name: `${route.method} ${call.path}`, nobody, shown, isOfKeys: surface.access.kind === 'connection' && route.declares?.access === undefined };
}

type Statuses = Awaited<ReturnType<typeof statusesOf>>;

/** What takes keys refuses the token as what it is; every other route answers it as it answers nobody, or refuses it. */
const isOpened = ({ nobody, shown, isOfKeys }: Statuses): boolean => shown.some((status) => (isOfKeys ? !REFUSED.includes(status) : status >= 500 || (status < 400 && status !== nobody)));

/** The routes that tell the holder of a token who they are. */
const THEIR_OWN: Readonly<Record<string, readonly string[]>> = { oidc: ['GET /api/oauth/userinfo', 'POST /api/oauth/userinfo'] };

test.each(OTHERS)('the token of an app opens no route of $name that is not open to everybody, but userinfo [M-AUTH-3]', async ({ name, surface }) => {
  const statuses: Statuses[] = [];
  for (const route of surface.routes) statuses.push(await statusesOf(surface, route));
  expect(statuses).not.toEqual([]);
  expect(statuses.filter(isOpened).map((one) => one.name)).toEqual(THEIR_OWN[name] ?? []);
});

/** Interface B says it by the status alone, and interface C takes no Bearer. */
const BY_BEARER = OTHERS.filter(({ name, surface: { access: { kind } } }) => kind === 'connection' && name !== 'wms-xml');

test.each(BY_BEARER)('$name tells an app that its token lacks the scope [M-AUTH-3]', async ({ name, surface }) => {
  for (const route of surface.routes.filter(({ declares }) => declares?.access === undefined)) {
    expect(await send({ ...exampleOf(surface, route), headers: { authorization: `Bearer ${token}` } })).toEqual({ status: 403, challenge: name === 'wms-json' ? null : 'Bearer error="insufficient_scope"' });
  }
});

test('the auth host has the context alone: what it has no module for is an unknown path, not a fault [M-AUTH-3]', async () => {
  const as = { authorization: `Bearer ${token}`, 'x-service-company': '1' };
  const answers = await Promise.all([
    send({ host: 'auth', method: 'GET', path: '/api/mcp/context', headers: as }), send({ host: 'auth', method: 'GET', path: '/api/mcp', headers: as }), send({ host: 'auth', method: 'GET', path: '/api/mcp/', headers: as }),
    send({ host: 'auth', method: 'POST', path: '/api/mcp/search_orders', headers: as }), send({ host: 'auth', method: 'POST', path: '/api/mcp/context', headers: as }), send({ host: 'auth', method: 'GET', path: '/api/v1/ai-tools', headers: as }), send({ host: 'commerce', method: 'GET', path: '/api/mcp/context', headers: as }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 405, 404, 404]);
});
