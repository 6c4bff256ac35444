import { strict as assert } from 'node:assert';

const form = (fields) => ({ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

/** Sign in as people do, one call on each host, and a write with a key twice. */
export async function firstCalls({ urls, users, connections, catalogKeys, delivery }) {
  await signIn(urls.auth, users[0]);
  const called = async (url, { bearer, ...init } = {}) => {
    const response = await fetch(url, { ...init, headers: { ...init.headers, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) } });
    const text = await response.text();
    assert.equal(response.status, 200, `${url}: ${text}`);
    return { headers: response.headers, text, body: JSON.parse(text) };
  };
  const [{ token }] = users;
  const graph = await called(`${urls.graphql}/graphql`, { method: 'POST', bearer: token, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: '{ orders(first: 1) { nodes { number } } }' }) });
  assert.equal(graph.body.data.orders.nodes.length, 1);
  assert.equal((await called(`${urls.catalog}/api/catalog/v1/ping`, { bearer: catalogKeys.read })).body.api_version, 'v1');
  assert.equal(typeof (await called(`${urls.brain}/api/delivery/v1/${delivery.workspace}/sites/${delivery.siteId}`, { bearer: delivery.token })).body, 'object');
  assert.equal((await called(`${urls.auth}/.well-known/openid-configuration`)).body.issuer, urls.auth);
  const tools = await fetch(`${urls.intelligence}/api/v1/ai-tools`, { headers: { authorization: `Bearer ${token}` } }); // which takes the tokens of apps alone
  assert.deepEqual([tools.status, (await tools.json()).title], [401, 'Unauthorized']);
  assert.ok((await called(`${urls.mcp}/.well-known/oauth-protected-resource`)).body.authorization_servers.includes(urls.auth));
  await writeOnce(`${urls.commerce}/api/fulfillment/v1`, { called, bearer: connections.fulfillment.apiKey });
}

async function signIn(auth, { email, password }) {
  const page = await fetch(`${auth}/sign-in`);
  const [, name, token] = /<input type="hidden" name="([^"]+)" value="([^"]+)"/.exec(await page.text()) ?? [];
  const cookie = page.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
  const answer = await fetch(`${auth}/sign-in`, { ...form({ [name]: token, email, password }), headers: { cookie, origin: auth } });
  assert.equal(answer.status, 303, await answer.text());
  const session = answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
  const account = await fetch(`${auth}/account`, { headers: { cookie: session }, redirect: 'manual' });
  assert.equal(account.status, 200);
  assert.ok((await account.text()).includes(email));
}

async function writeOnce(root, { called, bearer }) {
  const { data: [{ number }] } = (await called(`${root}/orders?status=to_fulfill&limit=1`, { bearer })).body;
  const accept = () => called(`${root}/orders/${number.replace('#', '')}/accept`, { method: 'POST', bearer, headers: { 'idempotency-key': 'versions-1', 'content-type': 'application/json' }, body: '{"wms_reference":"V-1"}' });
  const first = await accept();
  assert.equal(first.body.status, 'accepted');
  const again = await accept();
  assert.equal(again.text, first.text);
  assert.equal(again.headers.get('idempotent-replayed'), 'true');
}
