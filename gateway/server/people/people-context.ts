import type { CallContext } from '#contract/principal.js';
import type { SubgraphResult } from '#client/subgraph-runner.js';
import type { SpendFields } from './spend-fields.js';

/** The context of people's operations in Apollo Server and the gateway. */
export interface PeopleContext {
  readonly call: CallContext;
  /** Count fields towards the person's minute; throws RATE_LIMITED. */
  readonly spend: SpendFields;
  /** The answer to the only fetch of the plan, where that was already sent: no fetch is sent twice. */
  readonly fetched?: Promise<SubgraphResult>;
}
