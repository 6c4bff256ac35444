import type { ConnectionKind } from '#contract/schema.generated.js';
import type { Exchange } from '../exchange.js';
import type { Caller, CallHead } from '../route.js';
import type { SurfaceDeps } from '../surface.js';

/** How a surface or a route authenticates its callers. */
export interface Access<C extends Caller> {
  /** The kind of connections it admits. */
  readonly connectionKind?: ConnectionKind;
  readonly kind: 'connection' | 'publicToken' | 'session' | 'person' | 'anonymous';
  /** Whether the credential is in the body, which is then read before authentication. */
  readonly isInBody?: boolean;
  /** The caller; throws the refusal. Notes the caller on the exchange as soon as it is known. */
  admit(exchange: Exchange, deps: SurfaceDeps, head: CallHead): Promise<C>;
}
