import { Failure } from '#contract/failure.js';
import type { ConnectionKindOf, FindCatalogKeys, OpenProductFile, ReadSizeEvidence, ReadWorkplace, SetStock } from '#subgraph-kit/subgraph.js';

/** Rejects what somebody else would have to do or say. */
const unavailable = (message: string) => (): Promise<never> => Promise.reject(new Failure('UNAVAILABLE', message));

/** What the catalog asks of the other subgraphs, where it has no client to them. */
export const WITHOUT_OTHERS = {
  setStock: unavailable('The stock cannot be written, because the orders subgraph is not available') satisfies SetStock,
  findCatalogKeys: unavailable('The keys of the catalog API are not known, because the identity subgraph is not available') satisfies FindCatalogKeys,
  readSizeEvidence: unavailable('Nothing is known about sizes, because the orders subgraph is not available') satisfies ReadSizeEvidence,
  readWorkplace: unavailable('Whether the company is a sandbox is not known, because the identity subgraph is not available') satisfies ReadWorkplace,
  connectionKind: unavailable('Which kind of connection it is is not known, because the identity subgraph is not available') satisfies ConnectionKindOf,
  openProductFile: unavailable('Files cannot be read here') satisfies OpenProductFile,
};
