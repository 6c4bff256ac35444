import type { Random } from '../../gateway/demo/data/random.js';
import { percent, writeBody, type FuzzCall } from './call.js';
import type { Row } from './row.js';
import { later, type Known } from './later.js';
import { isObject } from './seen-values.js';
import { CALLBACK } from './visitor.js';

type Fields = Readonly<Record<string, string>>;

/** A call that a browser or an app makes. */
interface Visit {
  readonly query?: Fields;
  /** Of a form; a page's form has its token too. */
  readonly fields?: Fields;
  readonly bearer?: string;
}

const own = { client_id: later('client') };
const link = (kind: 'email' | 'invitation' | 'reset'): Visit => ({ query: { token: later(`${kind}-link`) } });

/** What a shopper has chosen, on the second page and on the third. */
const CHOSEN = { line: `${later('line')}:1::changed_mind`, resolution: 'refund' };
const DECIDED = { ...CHOSEN, method: 'carrier_label' };

/** How each page is opened and each form filled in; several where there are several ways. */
const VISITS: Readonly<Record<string, readonly Visit[]>> = {
  'GET /oauth/authorize': [{ query: { response_type: 'code', ...own, redirect_uri: CALLBACK, scope: 'openid email offline_access', state: 's', nonce: 'n', code_challenge: later('challenge'), code_challenge_method: 'S256' } }],
  'GET /oauth/consent': [{ query: { request: later('consent') } }],
  'POST /oauth/consent': [{ query: { request: later('consent') }, fields: { decision: 'allow' } }, { query: { request: later('consent') }, fields: { decision: 'deny' } }],
  'POST /oauth/token': [
    { fields: { ...own, grant_type: 'authorization_code', code: later('code'), code_verifier: later('verifier'), redirect_uri: CALLBACK } },
    { fields: { ...own, grant_type: 'refresh_token', refresh_token: later('refresh') } },
  ],
  'POST /oauth/revoke': [{ fields: { ...own, token: later('refresh') } }, { fields: { ...own, token: later('access') } }, { bearer: later('access') }],
  'GET /api/oauth/userinfo': [{ bearer: later('access') }],
  'POST /api/oauth/userinfo': [{ bearer: later('access') }],
  'GET /sign-in': [{}], 'POST /sign-in': [{ fields: { email: later('email'), password: later('password') } }],
  'GET /sign-out': [{}], 'POST /sign-out': [{ fields: {} }],
  'GET /account': [{}], 'POST /account': [{ fields: { name: later('name'), locale: 'it' } }],
  'GET /account/password': [{}], 'POST /account/password': [{ fields: { present: later('password'), password: later('next-password') } }],
  'GET /account/email': [{}], 'POST /account/email': [{ fields: { email: later('next-email'), password: later('password') } }],
  'GET /account/sessions': [{}], 'POST /account/sessions': [{ fields: { end: 'others' } }],
  'GET /account/apps': [{}], 'POST /account/apps': [{ fields: { end: later('app') } }],
  'GET /account/leave': [{ query: { company: '999999' } }], 'POST /account/leave': [{ query: { company: '999999' }, fields: {} }], // of nobody: who left would make no further calls
  'GET /reset/ask': [{}], 'POST /reset/ask': [{ fields: { email: later('email') } }],
  'GET /reset': [link('reset')], 'POST /reset': [{ ...link('reset'), fields: { password: later('next-password') } }],
  'GET /invitation': [link('invitation')], 'POST /invitation': [{ ...link('invitation'), fields: { name: 'Guest', password: 'a password of a guest' } }],
  'GET /email': [link('email')], 'POST /email': [{ ...link('email'), fields: {} }],
  'GET /returns/{slug}': [{}], 'POST /returns/{slug}': [{ fields: { order: later('order'), verifier: later('postcode') } }],
  'GET /returns/{slug}/order': [{}, { query: CHOSEN }],
  'POST /returns/{slug}/order': [{ fields: { [`quantity-${later('line')}`]: '1', [`reason-${later('line')}`]: 'changed_mind', resolution: 'refund' } }],
  'GET /returns/{slug}/order/how': [{ query: CHOSEN }, { query: DECIDED }],
  'POST /returns/{slug}/order/how': [{ query: CHOSEN, fields: { method: 'carrier_label' } }, { query: CHOSEN, fields: { method: 'in_store', store: 'ST1' } }],
  'GET /returns/{slug}/order/check': [{ query: DECIDED }],
  'POST /returns/{slug}/order/check': [{ query: DECIDED, fields: { note: later('note'), request_key: later('request-key') } }],
  'GET /returns/{slug}/r/{token}/cancel': [{}], 'POST /returns/{slug}/r/{token}/cancel': [{ fields: {} }],
};

/** Forms of programs; the others are forms of pages. */
const OF_PROGRAMS = /^\/(?:oauth\/(?:token|revoke)|api\/)/;

interface Visiting {
  readonly index: number;
  readonly row: Row;
  /** The name of who visits. */
  readonly as: string;
  readonly random: Random;
}

/** Whether a route can be visited. */
export const isVisited = ({ root, route: { method, path } }: Row): boolean => `${method} ${root}${path}` in VISITS;

/** A call as a browser or an app makes it, with words in the places of what is only known when it is sent. */
export function visitCall({ index, row, as, random }: Visiting): FuzzCall {
  const { name, surface, host, root, route: { method, path } } = row;
  const target = `${root}${path}`.replace('{slug}', later('slug')).replace('{token}', later('return'));
  const { query, fields, bearer } = random.pick(VISITS[`${method} ${root}${path}`] ?? [{}]);
  const isPage = !OF_PROGRAMS.test(root + path);
  const body = fields && formOf({ ...fields, ...(isPage && { form_token: later('form') }) });
  return {
    index, target: name, surface, host, as, method, path: `${target}${query ? `?${formOf(query)}` : ''}`,
    headers: [...(body === undefined ? [] : [['Content-Type', 'application/x-www-form-urlencoded'] as const]), ...(isPage ? [['Cookie', later('cookie')] as const] : []), ...(bearer === undefined ? [] : [['Authorization', `Bearer ${bearer}`] as const])],
    body: Buffer.from(body ?? ''), hostile: [], framing: 'whole',
  };
}

const formOf = (fields: Fields): string => Object.entries(fields).map(([name, value]) => `${name}=${percent(value)}`).join('&');

/** Calls that are made as dry runs, or change nothing: who left their company makes no further calls, a portal that has another address has none of its shoppers, and without automatic refunds what cannot be sent is refunded by nobody. */
const HARMLESS: ReadonlyMap<string, string> = new Map([
  ['graph mutation leaveCompany', 'mutation Fuzz { leaveCompany(dryRun: true) { id email } }'],
  ['graph mutation saveReturnPortal', 'mutation Fuzz { saveReturnPortal(input: { slug: "elsewhere" }, dryRun: true) { slug } }'],
  ['graph mutation setAutomaticRefunds', 'mutation Fuzz { setAutomaticRefunds(automatic: true) }'],
]);

/** A call as it is, or the one that is made instead of it. */
export function staying(call: FuzzCall): FuzzCall {
  const query = HARMLESS.get(call.target);
  if (query === undefined) return call;
  const written = { tree: { query, variables: {} }, format: 'json' } as const;
  return { ...call, written, body: writeBody(written) };
}

/** Fields of the graph that are about what a person did in a browser, by their argument `id`. */
const OWN_IDS: ReadonlyMap<string, Known> = new Map([['graph mutation endSession', 'session'], ['graph mutation disconnectApp', 'app']]);

/** A call to a field of the graph; about the caller's own session or app, where it is about one. */
export function aboutOwn(call: FuzzCall): FuzzCall {
  const known = OWN_IDS.get(call.target);
  if (known === undefined || !isObject(call.written?.tree)) return call;
  const written = { tree: { ...call.written.tree, variables: { id: later(known) } }, format: 'json' } as const;
  return { ...call, written, body: writeBody(written) };
}
