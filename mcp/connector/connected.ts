import type { RouteInvocation } from '#kit/route.js';
import type { ArgumentFlaw } from '#mcp/argument-flaw.js';
import type * as WireModule from './wire.js';
import type { ToolCalling } from '#mcp/tool-calling.js';

type Wire = typeof WireModule;

/** A person's client that is connected, and what counts its calls. */
export interface Connected extends ToolCalling {
  readonly count: RouteInvocation['count'];
  /** How long a module may take. */
  readonly moduleMilliseconds: number;
  /** What is wrong within the arguments of a tool, where JSON has what it must not have. */
  readonly argumentFlaw: ArgumentFlaw | undefined;
  /** What the SDK says of the wire. */
  readonly wire: Wire;
}
