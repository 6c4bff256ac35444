// A plugin of Hive Gateway: a router of your own in front of the subgraphs of a deployment (gateway/docs/own-router.md). Who holds the key of calls between processes can call as anybody, so this is a part of
// the deployment: it admits people by their tokens, as /graphql does, and signs each call of theirs with who they are (gateway/contract/signed-context.ts).
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';

const PATH = '/graphql';
const VIA = 'router';
const [KEY_BYTES, KEY_ID_LENGTH, NONCE_BYTES] = [32, 8, 12];
/** What /graphql does with these needs more than a signature: a call that relies on them is refused rather than carried out without. */
const NOT_KEPT = ['idempotency-key', 'x-service-dry-run', 'x-service-company'];

const WHO = `query AuthenticateStaff($token: String!, $surface: String!, $address: String!) {
  blockedSeconds(surface: $surface, address: $address)
  authenticateStaff(token: $token) { userId tokenId actor companyId permissions withheld }
}`;
const WRONG = 'mutation CountWrongCredential($surface: String!, $address: String!) { countWrongCredential(surface: $surface, address: $address) }';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The keys of PORTICO_INTERNAL_KEY, as hex or base64, separated by commas: each signs. */
export function keysOf(setting) {
  return (setting ?? '').split(',').map((text) => {
    const bytes = Buffer.from(text.trim(), /^[0-9a-f]{64}$/i.test(text.trim()) ? 'hex' : 'base64');
    if (bytes.length !== KEY_BYTES) throw new Error('PORTICO_INTERNAL_KEY is missing or is not 32 bytes as hex or base64: it is that of the deployment whose subgraphs are called');
    return { id: sha256(bytes).slice(0, KEY_ID_LENGTH), bytes };
  });
}

/** The value of the header x-portico-context for one call of a subgraph. */
export function signedContext(context, { audience, path = PATH, body }, keys) {
  const claims = { context, audience, method: 'POST', path, body: sha256(body), issuedAt: Date.now(), nonce: randomBytes(NONCE_BYTES).toString('base64url') };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const [first, ...others] = keys.map(({ id, bytes }) => ({ id, signature: createHmac('sha256', bytes).update(`${id}.${payload}`).digest('hex') }));
  return [`${first.id}.${payload}.${first.signature}`, ...others.map(({ id, signature }) => `${id}.${signature}`)].join('.');
}

/** The plugin, for the addresses of the subgraphs by their names. Calls to other addresses, those of your own subgraphs, are left as they are. */
export function porticoCalls({ urls, keys }) {
  const [names, callers] = [new Map(Object.entries(urls).map(([name, url]) => [url, name])), new WeakMap()];
  const identity = identityAt(urls.identity, keys);
  return {
    async onRequest({ request, url, serverContext, endResponse, fetchAPI }) {
      if (url.pathname !== PATH) return;
      const refuse = (status, code, message) => { endResponse(fetchAPI.Response.json({ errors: [{ message, extensions: { code } }] }, { status })); };
      const unkept = NOT_KEPT.find((name) => request.headers.has(name));
      if (unkept !== undefined) return refuse(400, 'BAD_INPUT', `This router does not keep what ${unkept} asks for; call /graphql of the deployment with it`);
      const admitted = await admit(identity, request.headers.get('authorization'), serverContext?.req?.socket?.remoteAddress ?? 'unknown');
      if (admitted.principal === undefined) return refuse(admitted.status, admitted.code, admitted.message);
      callers.set(request, { principal: admitted.principal, requestId: randomUUID(), via: VIA });
    },
    onSubgraphExecute({ executionRequest, setExecutionRequest }) {
      const caller = callers.get(executionRequest.context?.request);
      if (caller === undefined) return;
      // Equal operations at one time are one call of a subgraph unless their headers differ: one caller would be answered with the data of another.
      const headers = { ...executionRequest.extensions?.headers, 'x-request-id': caller.requestId };
      setExecutionRequest({ ...executionRequest, extensions: { ...executionRequest.extensions, headers } });
    },
    onFetch({ url, options, setOptions, context }) {
      const audience = names.get(url);
      if (audience === undefined) return;
      const caller = callers.get(context?.request);
      if (caller === undefined || typeof options.body !== 'string') throw new Error('A call of a subgraph of Portico without a caller');
      setOptions({ ...options, headers: { ...options.headers, 'x-portico-context': signedContext(caller, { audience, path: new URL(url).pathname, body: options.body }, keys) } });
    },
  };
}

/** The identity subgraph, asked by the router itself. */
const identityAt = (url, keys) => async (query, variables) => {
  const body = JSON.stringify({ query, variables });
  const context = { principal: { kind: 'system', companyId: 0, actor: VIA, scopes: ['system'] }, requestId: randomUUID(), via: VIA };
  const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-portico-context': signedContext(context, { audience: 'identity', path: new URL(url).pathname, body }, keys) } });
  const { data, errors } = await answer.json();
  return { data, error: errors?.[0] };
};

/** The holder of a token of a person or a program (pst_…, psv_…); unknown ones are counted, as /graphql counts them. */
async function admit(identity, authorization, address) {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return { status: 401, code: 'UNAUTHENTICATED', message: 'A token is missing: send the header "Authorization: Bearer pst_…"' };
  const { data, error } = await identity(WHO, { token, surface: VIA, address });
  if (error !== undefined || data === null) return refusalOf(error);
  if (data.blockedSeconds !== null) return { status: 429, code: 'ADDRESS_BLOCKED', message: `Too many wrong tokens came from this address; wait ${data.blockedSeconds} seconds` };
  if (data.authenticateStaff !== null) return { principal: principalOf(data.authenticateStaff) };
  await identity(WRONG, { surface: VIA, address });
  return { status: 401, code: 'UNAUTHENTICATED', message: 'This token is unknown or was revoked' };
}

const refusalOf = (error) => (error?.extensions?.code === 'UNAUTHENTICATED' && error.extensions.details !== undefined
  ? { status: 401, code: 'UNAUTHENTICATED', message: error.message }
  : { status: 503, code: 'UNAVAILABLE', message: 'Nobody can be admitted at the moment; repeat the call in a few seconds' });

const principalOf = ({ companyId, actor, userId, tokenId, permissions, withheld }) =>
  ({ kind: 'staff', companyId, actor, ...(userId !== null && { userId }), tokenId, scopes: [], permissions, ...(withheld.length > 0 && { withheld }) });
