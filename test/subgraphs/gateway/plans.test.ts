import { composeServices } from '@apollo/composition';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { createGraph, type Graph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import type { SubgraphRunner } from '#client/subgraph-runner.js';
import { parsed } from '../../kit/parsed.js';

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])\n';

const TEXTS = {
  orders: `${LINK} type Query { order(number: Int!): Order }
    type Order @key(fields: "id") { id: ID! number: Int! note: String parcels: [Parcel!]! @shareable place: Place @shareable }
    type Parcel { reference: String! } type Place { city: String }`,
  catalog: `${LINK} type Order @key(fields: "id") { id: ID! title: String parcels: [Parcel!]! @shareable place: Place @shareable }
    type Parcel { grams: Int! } type Place { country: String }`,
};

const RESOLVERS = {
  orders: {
    Query: { order: (_: unknown, { number }: { number: number }) => ({ id: String(number), number, parcels: [{ reference: 'P1' }, { reference: 'P2' }], place: { city: 'Milano' } }) },
    Order: { note: ({ number }: { number: number }) => { if (number === 2) throw new Failure('UNAVAILABLE', 'The notes are away'); return 'Ring twice'; } },
  },
  catalog: {
    Order: {
      __resolveReference: ({ id }: { id: string }) => ({ id, parcels: [{ grams: 100 }, { grams: 200 }], place: { country: 'IT' } }),
      title: ({ id }: { id: string }) => { if (id === '3') throw new Failure('UNAVAILABLE', 'The titles are away'); return 'An order'; },
    },
  },
};

const CONTEXT: CallContext = { principal: { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] }, requestId: 'r', via: 'test' };

describe('an operation of a surface', () => {
  let supergraph: string;
  const runners = new Map<'orders' | 'catalog', SubgraphRunner>();
  let graph: Graph;
  beforeAll(() => {
    const { supergraphSdl = '' } = composeServices(Object.entries(TEXTS).map(([name, text]) => ({ name, typeDefs: parse(text) })));
    supergraph = supergraphSdl;
    for (const name of ['orders', 'catalog'] as const) {
      runners.set(name, localSubgraph({ schema: buildSubgraphSchema([{ typeDefs: parse(TEXTS[name]), resolvers: RESOLVERS[name] as never }]), context: () => ({}) }));
    }
    graph = createGraph(supergraph, runners);
  });

  const run = (operation: string, number: number) => graph.call<unknown, unknown>(parsed(operation), { number }, CONTEXT);

  it('fails when a field of its one subgraph does, though the rest was answered', async () => {
    await expect(run('query O($number: Int!) { order(number: $number) { number note } }', 1)).resolves.toEqual({ order: { number: 1, note: 'Ring twice' } });
    await expect(run('query O($number: Int!) { order(number: $number) { number note } }', 2)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'The notes are away' });
  });

  it('fails when a field of the second subgraph does, though the rest was answered', async () => {
    await expect(run('query T($number: Int!) { order(number: $number) { number title } }', 1)).resolves.toMatchObject({ order: { number: 1, title: 'An order' } });
    await expect(run('query T($number: Int!) { order(number: $number) { number title } }', 3)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'The titles are away' });
  });

  it('fails when the first of two fetches has an error beside its data', async () => {
    await expect(run('query B($number: Int!) { order(number: $number) { note title } }', 2)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'The notes are away' });
  });

  it('joins records and lists of which each subgraph has some fields', async () => {
    await expect(run('query P($number: Int!) { order(number: $number) { parcels { reference grams } place { city country } } }', 1)).resolves.toMatchObject({
      order: { parcels: [{ reference: 'P1', grams: 100 }, { reference: 'P2', grams: 200 }], place: { city: 'Milano', country: 'IT' } },
    });
  });

  it('fails when a subgraph answers neither data nor an error', async () => {
    const mute: SubgraphRunner = { prepare: () => () => Promise.resolve({ data: null }) };
    const silent = createGraph(supergraph, new Map([...runners, ['orders', mute]]));
    await expect(silent.call<unknown, unknown>(parsed('query S { order(number: 1) { number } }'), {}, CONTEXT)).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});
