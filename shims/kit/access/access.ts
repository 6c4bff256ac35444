import type { ConnectionKind } from '#contract/schema.generated.js';
import type { Exchange } from '../exchange.js';
import type { Caller, CallHead } from '../route.js';
import type { SurfaceDeps } from '../surface.js';

/** How a surface, or one row, finds out who calls. */
export interface Access<C extends Caller> {
  /** The kind of connections that it admits. */
  readonly connectionKind?: ConnectionKind;
  readonly kind: 'connection' | 'publicToken' | 'session' | 'person' | 'anonymous';
  /** Whether the proof is in the body, which is then read before the caller is known. */
  readonly isInBody?: boolean;
  /** Who calls; throws the refusal. Notes on the exchange who it is as soon as it is known. */
  admit(exchange: Exchange, deps: SurfaceDeps, head: CallHead): Promise<C>;
}
