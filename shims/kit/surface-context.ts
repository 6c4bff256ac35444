import { systemContext } from '#contract/system-context.js';
import type { CallContext } from '#contract/principal.js';
import type { Exchange } from './exchange.js';

/** The call context of the surface itself: to authenticate callers and to write the call log. */
export const surfaceContext = (surface: string, { requestId, principal }: Exchange): CallContext =>
  systemContext({ actor: surface, requestId, companyId: principal?.companyId, connectionId: principal?.connectionId });
