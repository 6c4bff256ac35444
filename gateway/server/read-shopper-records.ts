import type { Call } from '#client/call.js';
import { systemContext } from '#contract/system-context.js';
import type { ReadShopperRecords } from '#subgraph-kit/subgraph.js';
import { ShopperRecordsDocument } from './operations/shopper-records.generated.js';

/** What the collector keeps of a customer, asked through the graph; for subgraphs that do not own it. Whoever may ask for it is the asking subgraph's to say. */
export const readShopperRecords = (call: Call): ReadShopperRecords => async ({ principal: { companyId, actor }, requestId }, { customerIds, after }) =>
  (await call(ShopperRecordsDocument, { input: { customerIds: [...customerIds], after } }, systemContext({ actor, requestId, companyId }))).shopperRecords;
