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
}

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable", "@inaccessible", "@external"])\n';

const PEOPLE: Readonly<Record<string, object>> = {
  pst_staff: { userId: 'u1', email: 'staff@example.com', companyId: 7, role: 'STAFF' },
  pst_owner: { userId: 'u2', email: 'owner@example.com', companyId: 7, role: 'OWNER' },
};

const FAKES: Readonly<Record<SubgraphName, FakeSubgraph>> = {
  identity: {
    typeDefs: `
      enum PersonRole { OWNER ADMIN STAFF }
      type StaffPrincipal @inaccessible { userId: ID! email: String! companyId: Int! role: PersonRole! }
      type Query { authenticateStaff(token: String!): StaffPrincipal @inaccessible whoAmI: String! scopesOfMine: [String!]! }
    `,
    resolvers: {
      Query: {
        authenticateStaff: (_: unknown, { token }: { token: string }) => PEOPLE[token] ?? null,
        whoAmI: (_: unknown, _args: unknown, { call }: FakeContext) => `${call.principal.actor} of ${String(call.principal.companyId)} via ${call.via}`,
        scopesOfMine: (_: unknown, _args: unknown, { call }: FakeContext) => call.principal.scopes,
      },
    },
  },
  orders: {
    typeDefs: `
      type Line { sku: String! variant: Variant }
      type Order { number: String! lines: [Line!]! twin: Order }
      type OrderConnection { nodes: [Order!]! }
      type Variant @key(fields: "id") { id: ID! }
      type Query { orders(first: Int = 50): OrderConnection! refused: String! broken: String! }
    `,
    resolvers: {
      Query: {
        orders: () => ({ nodes: [{ number: '#1001', lines: [{ sku: 'A', variant: { id: 'v1' } }] }] }),
        refused: () => { throw new Failure('ORDER_CANCELLED', 'The order is cancelled', { number: '#1001' }); },
        broken: () => { throw new Error('secret driver words'); },
      },
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
  const open = (name: SubgraphName) => () => Promise.resolve(() => Promise.resolve({
    name,
    schema: buildSubgraphSchema([{ typeDefs: documentOf(FAKES[name]), resolvers: FAKES[name].resolvers as never }]),
    context: (call: CallContext) => ({ call }),
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
    ...changes,
  }));
  return { supergraphSdl, registry: { identity: open('identity'), orders: open('orders'), catalog: open('catalog'), content: open('content') } };
}
