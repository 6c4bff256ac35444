import { equal, deepEqual, match, ok } from 'node:assert/strict';

/** Operations that are the same of two companies at one time. */
const AT_ONCE = 40;

const post = async (url, query, headers = {}) => {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query }) });
  return { status: answer.status, ...(await answer.json()) };
};

const shown = (line) => { process.stdout.write(`ok  ${line}\n`); };

/** What a router in front of the subgraphs does, one line each; rejects at the first that it does not, and answers the token of a person. */
export async function checks({ router, subgraph, portico }) {
  const person = async (name) => {
    const { id } = await portico('company', 'create', '--name', name);
    const email = `${name.toLowerCase()}@example.com`;
    await portico('person', 'create', '--company', id, '--email', email, '--name', name, '--role', 'OWNER');
    const { token } = await portico('token', 'create', '--company', id, '--email', email);
    return { id: Number(id), token, ask: (query, headers) => post(router, query, { authorization: `Bearer ${token}`, ...headers }) };
  };
  const [aurora, borea] = [await person('Aurora'), await person('Borea')];

  const saved = await aurora.ask('mutation { saveProducts(input: {products: [{sku: "TEE", title: "Plain tee", variants: [{sku: "TEE-M", price: {amount: "19.90", currency: "EUR"}}]}]}) { id title } }');
  equal(saved.errors, undefined, JSON.stringify(saved.errors));
  shown('a person writes through the router');

  const [{ id }] = saved.data.saveProducts;
  const read = await aurora.ask('{ variants(first: 1) { nodes { sku stock { available } product { id title shelf } } } }');
  deepEqual(read.data, { variants: { nodes: [{ sku: 'TEE-M', stock: [], product: { id, title: 'Plain tee', shelf: `A-${id}` } }] } }, JSON.stringify(read));
  shown('one operation joins catalog, orders and a subgraph that somebody else wrote');

  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => (at % 2 === 0 ? aurora : borea)).map(async ({ id: own, ask }) => [own, (await ask('{ company { id } }')).data.company.id]));
  ok(answers.every(([own, answered]) => own === answered), JSON.stringify(answers));
  shown(`${AT_ONCE} equal operations of two companies at one time are answered with the company of each`);

  deepEqual((await borea.ask('{ variants(first: 5) { nodes { sku } } }')).data.variants.nodes, []);
  shown('a company sees nothing of another one');

  const internal = await aurora.ask('{ blockedSeconds(surface: "router", address: "127.0.0.1") }');
  match(internal.errors[0].message, /Cannot query field "blockedSeconds"/);
  shown('what is internal is no part of its schema');

  const refused = await aurora.ask('mutation { holdOrder(input: {reference: "1", reason: "x"}) { id } }');
  equal(refused.errors[0].extensions.code, 'ORDER_NOT_FOUND', JSON.stringify(refused));
  shown('refusals keep their codes');

  equal((await post(router, '{ company { id } }')).status, 401);
  equal((await post(router, '{ __schema { queryType { name } } }', { authorization: 'Bearer pst_wrong' })).status, 401);
  shown('without a token, or with an unknown one, nothing is answered, not even the schema');

  equal((await aurora.ask('mutation { holdOrder(input: {reference: "1", reason: "x"}) { id } }', { 'idempotency-key': 'k-1' })).status, 400);
  shown('a call that relies on what the router does not keep is refused');

  equal((await post(subgraph, '{ company { id } }')).status, 401);
  equal((await post(subgraph, '{ company { id } }', { 'x-portico-context': 'made.up.here' })).status, 401);
  shown('a subgraph answers nobody whose call is not signed');
  return aurora.token;
}

/** What a router in front of /graphql does. */
export async function publicChecks({ router, token }) {
  const authorization = `Bearer ${token}`;
  const read = await post(router, '{ variants(first: 1) { nodes { sku product { title } } } shelves }', { authorization });
  deepEqual(read.data, { variants: { nodes: [{ sku: 'TEE-M', product: { title: 'Plain tee' } }] }, shelves: ['A-1'] }, JSON.stringify(read));
  shown('through /graphql: one operation reads Portico and a subgraph that somebody else wrote');

  const keyed = await post(router, 'mutation { saveProducts(input: {products: [{sku: "TEE", title: "Tee", variants: [{sku: "TEE-M"}]}]}) { id } }', { authorization, 'idempotency-key': 'k-1' });
  match(JSON.stringify(keyed.errors), /Idempotency-Key/);
  shown('through /graphql: the headers of calls arrive, here a key that products do not remember');

  const refused = await post(router, '{ variants(first: 1) { nodes { sku } } shelves }', { authorization: 'Bearer pst_wrong' });
  match(refused.errors[0].message, /This token is unknown or was revoked/);
  deepEqual(refused.data?.variants ?? null, null);
  shown('through /graphql: an unknown token is refused by Portico itself');
}
