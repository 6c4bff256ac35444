import type { SpendFields } from './spend-fields.js';
import type { CallContext } from '#contract/principal.js';

/** What travels with an operation of people through Apollo Server and the gateway. */
export interface PeopleContext {
  readonly call: CallContext;
  /** Count fields towards the person's minute; throws RATE_LIMITED. */
  readonly spend: SpendFields;
}
