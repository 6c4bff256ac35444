import type { Call } from '#client/call.js';
import { systemContext } from '#contract/system-context.js';
import type { ReadSizeEvidence } from '#subgraph-kit/subgraph.js';
import { SizeEvidenceDocument } from './operations/size-evidence.generated.js';

/** What orders and returns tell about sizes, asked through the graph; for subgraphs that do not own orders. Whoever may ask for it is the asking subgraph's to say. */
export const readSizeEvidence = (call: Call): ReadSizeEvidence => async ({ principal: { companyId, actor }, requestId }, { skus, customerId }) =>
  (await call(SizeEvidenceDocument, { input: { skus: [...skus], customerId } }, systemContext({ actor, requestId, companyId }))).sizeEvidence;
