import { composeServices } from '@apollo/composition';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse, type DocumentNode } from 'graphql';
import type { SubgraphName } from '#kernel/config.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import type { SubgraphRegistry } from '../../gateway/server/subgraph-registry.js';

interface FakeSubgraph {
  readonly typeDefs: string;
  readonly resolvers: Readonly<Record<string, unknown>>;
}

interface FakeContext {
  readonly call: CallContext;
  /** Wrong tokens so far; thirty block the caller. */
  readonly wrong: { count: number };
}

const MOST_WRONG = 30;

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable", "@inaccessible", "@external"])\n';

const PEOPLE: Readonly<Record<string, object>> = {
  pst_staff: { userId: 'u1', tokenId: 't1', email: 'staff@example.com', actor: 'staff@example.com', companyId: 7, permissions: ['company.read', 'commerce.read', 'commerce.write'] },
  pst_catalog: { userId: 'u4', tokenId: 't4', email: 'catalog@example.com', actor: 'catalog@example.com', companyId: 7, permissions: ['company.read', 'commerce.read', 'catalog.read', 'catalog.write'] },
  pst_owner: { userId: 'u2', tokenId: 't2', email: 'owner@example.com', actor: 'owner@example.com', companyId: 7, permissions: ['company.read', 'company.manage', 'commerce.read', 'a permission nobody knows'] },
};

let placed = 1000;

const FAKES: Readonly<Record<SubgraphName, FakeSubgraph>> = {
  identity: {
    typeDefs: `
      type StaffPrincipal @inaccessible { userId: ID tokenId: ID! email: String actor: String! companyId: Int! permissions: [String!]! withheld: [String!]! }
      type Mutation { countWrongCredential(surface: String!, address: String!): Boolean! @inaccessible }
      type Query { authenticateStaff(token: String!): StaffPrincipal @inaccessible blockedSeconds(surface: String!, address: String!): Int @inaccessible whoAmI: String! permissionsOfMine: [String!]! }
    `,
    resolvers: {
      Query: {
        authenticateStaff: (_: unknown, { token }: { token: string }) => {
          if (token === 'pst_expired') throw new Failure('UNAUTHENTICATED', 'This staff token expired at noon', { expiredAt: 'noon' });
          const person = PEOPLE[token];
          return person ? Object.assign({ withheld: [] }, person) : null;
        },
        blockedSeconds: (_: unknown, _args: unknown, { wrong }: FakeContext) => (wrong.count >= MOST_WRONG ? 290 : null),
        whoAmI: (_: unknown, _args: unknown, { call }: FakeContext) => `${call.principal.actor} of ${String(call.principal.companyId)} via ${call.via}`,
        permissionsOfMine: (_: unknown, _args: unknown, { call }: FakeContext) => call.principal.permissions,
      },
      Mutation: { countWrongCredential: (_: unknown, _args: unknown, { wrong }: FakeContext) => (wrong.count += 1) > 0 },
    },
  },
  orders: {
    typeDefs: `
      scalar DateTime
      type Line { sku: String! variant: Variant }
      enum Kind { SHIPPED SECRET @inaccessible }
      type Order { number: String! lines: [Line!]! twin: Order note: String owner: String! kind: Kind secret: Kind blob(megabytes: Int!): String! }
      type OrderConnection { nodes: [Order!]! }
      type Variant @key(fields: "id") { id: ID! }
      type Query { orders(first: Int = 50): OrderConnection! full: String! refused: String! broken: String! }
      type Mutation { rename(number: String!): String! place(dryRun: Boolean): Order! }
    `,
    resolvers: {
      Query: {
        orders: () => ({ nodes: [{ number: '#1001', lines: [{ sku: 'A', variant: { id: 'v1' } }], kind: 'SHIPPED', twin: { number: '#1002', lines: [], owner: 'Ada', secret: 'SECRET' } }] }),
        refused: () => { throw new Failure('ORDER_CANCELLED', 'The order is cancelled', { number: '#1001' }); },
        full: () => { throw new Failure('UNAVAILABLE', 'Nothing can be stored at present; try again', { reason: 'storage' }); },
        broken: () => { throw new Error('secret driver words'); },
      },
      Order: {
        note: ({ number }: { number: string }) => { if (number === '#1001') throw new Failure('UNAVAILABLE', 'The notes are away'); return 'Ring twice'; },
        blob: (_: unknown, { megabytes }: { megabytes: number }) => 'x'.repeat(megabytes * 1_000_000),
      },
      Mutation: { rename: (_: unknown, { number }: { number: string }) => number, place: () => ({ number: `#${String(placed += 1)}` }) },
    },
  },
  catalog: {
    typeDefs: 'type Variant @key(fields: "id") { id: ID! title: String! }',
    resolvers: { Variant: { __resolveReference: ({ id }: { id: string }) => ({ id, title: `Title of ${id}` }) } },
  },
  content: { typeDefs: 'type Query { sites: [String!]! }', resolvers: { Query: { sites: () => ['main'] } } },
};

const documentOf = ({ typeDefs }: FakeSubgraph): DocumentNode => parse(LINK + typeDefs);

/** Four small subgraphs that stand for the product's, and the graph they compose to. */
export function fakeSubgraphs(changes: Partial<Pick<Subgraph, 'ready'>> = {}): { registry: SubgraphRegistry; supergraphSdl: string } {
  const { supergraphSdl = '', errors } = composeServices(Object.entries(FAKES).map(([name, fake]) => ({ name, typeDefs: documentOf(fake) })));
  if (errors) throw new AggregateError(errors, 'The fakes do not compose');
  const wrong = { count: 0 };
  const open = (name: SubgraphName) => () => Promise.resolve(() => Promise.resolve({
    name,
    schema: buildSubgraphSchema([{ typeDefs: documentOf(FAKES[name]), resolvers: FAKES[name].resolvers as never }]),
    context: (call: CallContext) => ({ call, wrong }),
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
    ...changes,
  }));
  return { supergraphSdl, registry: { identity: open('identity'), orders: open('orders'), catalog: open('catalog'), content: open('content') } };
}
