import type { Call } from '#client/call.js';
import { systemContext } from '#contract/system-context.js';
import type { ReadWorkplace } from '#subgraph-kit/subgraph.js';
import { WorkplaceDocument } from './operations/workplace.generated.js';

/** Where the caller's company works, and a person of it, asked through the graph; for subgraphs that do not own it. Whoever may ask for it is the asking subgraph's to say. */
export const readWorkplace = (call: Call): ReadWorkplace => async ({ principal: { companyId, actor }, requestId }, member) =>
  (await call(WorkplaceDocument, { member }, systemContext({ actor, requestId, companyId }))).workplace;
