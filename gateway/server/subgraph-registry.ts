import type { SubgraphName } from '#kernel/config.js';
import type { Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';

/** Opens one subgraph on its database. */
export type OpenSubgraph = (deps: SubgraphDeps) => Promise<Subgraph>;

/** The loader of each subgraph; a process loads only the code of those it runs. */
export type SubgraphRegistry = Readonly<Record<SubgraphName, () => Promise<OpenSubgraph>>>;

/** The subgraphs of the product. */
export const subgraphRegistry: SubgraphRegistry = {
  identity: async () => (await import('../../subgraphs/identity/identity.js')).openIdentity,
  orders: async () => (await import('../../subgraphs/orders/orders.js')).openOrders,
  catalog: async () => (await import('../../subgraphs/catalog/catalog.js')).openCatalog,
  content: async () => (await import('../../subgraphs/content/content.js')).openContent,
};
