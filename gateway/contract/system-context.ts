import type { CallContext } from './principal.js';

/** A component of the product that acts on its own behalf. */
interface Acting {
  /** Its name: `worker`, `relay`, a surface. */
  readonly actor: string;
  readonly requestId: string;
  /** The company it acts in; 0 across companies and before a caller is authenticated. */
  readonly companyId?: number | undefined;
  readonly connectionId?: string | undefined;
}

/** The context of a component's own calls. */
export const systemContext = ({ actor, requestId, companyId = 0, connectionId }: Acting): CallContext => ({
  principal: connectionId === undefined ? { kind: 'system', companyId, actor, scopes: ['system'] } : { kind: 'system', companyId, actor, scopes: ['system'], connectionId },
  requestId,
  via: actor,
});
