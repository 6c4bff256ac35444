import type { CallContext } from '#contract/principal.js';

/** The context of what the product does by itself, across companies. */
export const systemContext = (actor: string, requestId: string): CallContext => ({
  principal: { kind: 'system', companyId: 0, actor, scopes: ['system'] }, requestId, via: actor,
});
