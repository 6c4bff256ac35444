import { print } from 'graphql';
import { ListCommerceOrdersDocument } from '../../shims/commerce/operations/list-commerce-orders.generated.js';
import { REDIRECT_URI, VERIFIER } from '../bench/oidc-data.js';
import { ask, bearer } from './ask.js';
import type { Caller, Kind } from './kind.js';
import { codeText, type World } from './world.js';

interface Tokens { readonly access_token: string; readonly refresh_token: string }

/** The last tokens of each caller's app. */
const tokens = new Map<number, Tokens>();
let codes = 0;
let lists = 0;

/** Exchange the caller's refresh token, the first time a code. */
async function exchange({ clientId }: World, { index, at }: Caller): Promise<Tokens> {
  const known = tokens.get(index);
  const grant = known ? { grant_type: 'refresh_token', refresh_token: known.refresh_token } : { grant_type: 'authorization_code', code: codeText(codes++), code_verifier: VERIFIER, redirect_uri: REDIRECT_URI };
  const { body } = await ask(at, { host: 'auth', method: 'POST', path: '/oauth/token', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams({ client_id: clientId, ...grant }).toString() });
  const made = JSON.parse(body) as Tokens;
  tokens.set(index, made);
  return made;
}

const accessToken = async (world: World, caller: Caller): Promise<string> => (tokens.get(caller.index) ?? await exchange(world, caller)).access_token;

/** The host of the connector, as its caller names it whatever port it listens on. */
export const MCP_HOST = '127.0.0.1:4006';

const TOOL_CALL = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'commerce_search_orders', arguments: { limit: 20 } } });
const LIST = JSON.stringify({ query: print(ListCommerceOrdersDocument), variables: { filter: {}, first: 50, after: null } });

/** Calls of people, their apps and assistants. */
export const PEOPLE_KINDS: readonly Kind[] = [
  { name: 'K: token exchange', turn: exchange },
  { name: 'K: who holds a token (userinfo)', turn: async (world, caller) => ask(caller.at, { host: 'auth', path: '/api/oauth/userinfo', headers: bearer(await accessToken(world, caller)) }) },
  { name: 'L: tool call, search of 20 orders', turn: async (world, caller) => {
    const { body } = await ask(caller.at, { host: 'mcp', method: 'POST', path: '/', body: TOOL_CALL, headers: bearer(await accessToken(world, caller), { host: MCP_HOST, accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' }) });
    if (body.includes('"isError":true')) throw new Error(body.slice(0, 300));
  } },
  { name: '/graphql: list of 50 orders', turn: async ({ staff }, { at }) => {
    lists += 1;
    const { body } = await ask(at, { host: 'graph', method: 'POST', path: '/graphql', headers: bearer(staff[lists % staff.length] ?? ''), body: LIST });
    if (body.includes('"errors"')) throw new Error(body.slice(0, 300));
  } },
];
