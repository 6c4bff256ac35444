import type { CallContext } from '#contract/principal.js';

/** What travels with an operation of people through Apollo Server and the gateway. */
export interface PeopleContext {
  readonly call: CallContext;
}
