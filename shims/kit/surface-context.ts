import { systemContext } from '#contract/system-context.js';
import type { CallContext } from '#contract/principal.js';
import type { Exchange } from './exchange.js';

/** The surface acting for itself: to find out who calls, to keep the call log. */
export const surfaceContext = (surface: string, { requestId, principal }: Exchange): CallContext =>
  systemContext({ actor: surface, requestId, ...(principal && { companyId: principal.companyId, connectionId: principal.connectionId }) });
