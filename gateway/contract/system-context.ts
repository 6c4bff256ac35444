import type { CallContext } from './principal.js';

/** A part of the product that acts for itself. */
interface Acting {
  /** Which part: `worker`, `relay`, a surface. */
  readonly actor: string;
  readonly requestId: string;
  /** The company it acts in; 0 across companies, and while a caller is not known. */
  readonly companyId?: number;
  readonly connectionId?: string | undefined;
}

/** The context of what the product does by itself. */
export const systemContext = ({ actor, requestId, companyId = 0, connectionId }: Acting): CallContext => ({
  principal: { kind: 'system', companyId, actor, scopes: ['system'], ...(connectionId !== undefined && { connectionId }) },
  requestId,
  via: actor,
});
