import { Failure } from '#contract/failure.js';
import type { ConnectionKindOf, LocationConnection, MappedCodes, ReadShopperRecords, ReadWorkplace } from '#subgraph-kit/subgraph.js';
import type { ShowOrder } from '#subgraph-kit/show-order.js';

/** Rejects what another subgraph would have to say. */
const unavailable = (unknown: string, subgraph: string) => (): Promise<never> => Promise.reject(new Failure('UNAVAILABLE', `${unknown}, because the ${subgraph} subgraph is not available`));

/** What the orders subgraph asks of the others, where it has no client to them. */
export const WITHOUT_OTHERS = {
  locationConnection: unavailable('Whether a warehouse system works the location is not known', 'identity') satisfies LocationConnection,
  showOrder: unavailable('What connections are answered is not known', 'identity') satisfies ShowOrder,
  mappedCodes: unavailable('What the status map of the connection has is not known', 'identity') satisfies MappedCodes,
  readShopperRecords: unavailable('What storefronts reported of the customer is not known', 'catalog') satisfies ReadShopperRecords,
  readWorkplace: unavailable('Whether the company is a sandbox is not known', 'identity') satisfies ReadWorkplace,
  connectionKind: unavailable('Which kind of connection it is is not known', 'identity') satisfies ConnectionKindOf,
};
