import type { CallContext } from '#contract/principal.js';
import type { Exchange } from './exchange.js';

/** The surface acting for itself: to find out who calls, to keep the call log. Company 0 while the caller is not known. */
export const systemContext = (surface: string, { requestId, principal }: Exchange): CallContext => ({
  principal: {
    kind: 'system', companyId: principal?.companyId ?? 0, actor: surface, scopes: ['system'],
    ...(principal?.connectionId !== undefined && { connectionId: principal.connectionId }),
  },
  requestId,
  via: surface,
});
