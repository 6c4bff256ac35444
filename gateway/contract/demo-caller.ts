import type { ConnectionKind } from './schema.generated.js';

/** A caller of a surface in the demo company; the surface's manifest says who. */
export interface DemoCaller {
  /** Under which name people find the credentials. */
  readonly key: string;
  readonly kind: ConnectionKind;
  /** Whose connection it is: the company's first or second warehouse; without one it is an integration. */
  readonly warehouse?: 0 | 1;
  /** What it is called, behind the name of its warehouse. */
  readonly label?: string;
  /** Scopes; those usual for its kind unless given. */
  readonly scopes?: readonly string[];
}
