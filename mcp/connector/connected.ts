import type { RouteInvocation } from '#kit/route.js';
import type { ToolCalling } from '#mcp/tool-calling.js';

/** A person's client that is connected, and what counts its calls. */
export interface Connected extends ToolCalling {
  readonly count: RouteInvocation['count'];
  /** How long a module may take. */
  readonly moduleMilliseconds: number;
}
