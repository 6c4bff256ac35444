import type { SpendFields } from './spend-fields.js';
import type { CallContext } from '#contract/principal.js';

/** The context of people's operations in Apollo Server and the gateway. */
export interface PeopleContext {
  readonly call: CallContext;
  /** Count fields towards the person's minute; throws RATE_LIMITED. */
  readonly spend: SpendFields;
}
