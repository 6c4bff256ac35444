import { ApolloServer } from '@apollo/server';
import * as fc from 'fast-check';
import { ask, runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

const SEED = 20_261_123;
const OPERATIONS = 50;

const WHOLE = ['number', 'again: number', '__typename', 'number @skip(if: $no)', 'skipped: number @include(if: $no)', 'lines { sku again: sku }', 'lines { __typename sku }'];
/** With errors, a hidden value and another subgraph. */
const TROUBLED = ['kind', 'note', 'owner', 'secret', 'lines { variant { title } }'];
const leaf = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...WHOLE) }, { weight: 1, arbitrary: fc.constantFrom(...TROUBLED) });
const { order } = fc.letrec<{ order: string }>((tie) => ({
  order: fc.array(fc.oneof({ depthSize: 'xsmall', withCrossShrink: true }, leaf, tie('order').map((inner) => `twin { ${inner} }`), tie('order').map((inner) => `... on Order { ${inner} }`), fc.constant('...Few')), { minLength: 1, maxLength: 4 })
    .map((fields) => fields.join(' ')),
}));
const FEW = 'fragment Few on Order { again: number twin { number owner } }';
const operation = order.map((fields) => `query Q($first: Int${fields.includes('$no') ? ', $no: Boolean = false' : ''}) { orders(first: $first) { nodes { ${fields} } } } ${fields.includes('...Few') ? FEW : ''}`);

describe('operations that are one fetch', () => {
  let gateway: RunningGateway;
  let byApollo = 0;
  const { executeHTTPGraphQLRequest } = ApolloServer.prototype;
  beforeAll(async () => {
    ApolloServer.prototype.executeHTTPGraphQLRequest = function counted(...parameters) {
      byApollo += 1;
      return executeHTTPGraphQLRequest.apply(this, parameters);
    };
    gateway = await runningGateway();
  });
  afterAll(async () => {
    ApolloServer.prototype.executeHTTPGraphQLRequest = executeHTTPGraphQLRequest;
    await gateway.stop();
  });

  const times = async (times: number, text: string, more: Parameters<typeof ask>[2] = {}): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (let time = 0; time < times; time += 1) {
      const response = await ask(gateway, text, { variables: { first: 3 }, ...more });
      const body = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, '"requestId":"r"');
      answers.push([response.status, response.headers.get('content-type'), response.headers.get('cache-control'), body]);
    }
    return answers;
  };

  it('are answered with the bytes of Apollo Server, errors and nulls included', async () => {
    const texts = fc.sample(operation, { seed: SEED, numRuns: OPERATIONS });
    byApollo = 0;
    for (const text of texts) {
      const [first, ...rest] = await times(4, text);
      for (const answer of rest) expect(answer).toEqual(first);
    }
    expect(byApollo).toBeLessThan(texts.length * 3); // the others were answered without it
  });

  it('are answered in the media type that the caller prefers', async () => {
    for (const accept of ['*/*', 'application/graphql-response+json, application/json;q=0.9', 'text/plain']) {
      const [first, ...rest] = await times(3, '{ orders { nodes { number } } }', { headers: { accept } });
      expect(rest).toEqual([first, first]);
    }
  });

  it('are refused as before when a variable is missing or of a wrong type, when too much is asked, and when the body is no request', async () => {
    const text = 'query Q($first: Int!) { orders(first: $first) { nodes { number } } }';
    await times(2, text);
    for (const variables of [{}, { first: 'ten' }, { first: 1_000_000 }]) {
      expect((await times(1, text, { variables }))).toEqual([[400, 'application/json; charset=utf-8', 'no-store', expect.stringContaining('BAD_INPUT')]]);
    }
    const send = async (body: object): Promise<number> =>
      (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer pst_owner' }, body: JSON.stringify(body) })).status;
    expect([await send({ query: text, variables: '{}' }), await send({ query: text, variables: [] }), await send({ query: text, operationName: 7 }), await send({ query: text, operationName: 'R' })]).toEqual([400, 400, 400, 400]);
  });

  it('are sent once, also where the answer has errors', async () => {
    const placed = async (): Promise<number> => {
      const [[, , , body]] = await times(1, 'mutation { place { number owner } }') as [[number, string, string, string]];
      expect(body).toContain('"errors":[{');
      const { data: { place: { number } } } = await (await ask(gateway, 'mutation { place { number } }')).json() as { data: { place: { number: string } } };
      return Number(number.slice(1));
    };
    const first = await placed();
    expect([await placed(), await placed(), await placed()]).toEqual([first + 2, first + 4, first + 6]);
  });

  it('are refused at the next call after their token was revoked', async () => {
    await times(3, '{ whoAmI }');
    expect((await ask(gateway, '{ whoAmI }', { token: 'pst_unknown' })).status).toBe(401);
  });
});
