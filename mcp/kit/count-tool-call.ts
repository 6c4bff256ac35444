import { Failure } from '#contract/failure.js';
import type { InputLimit } from '#kit/limits/limit.js';
import type { RouteInvocation } from '#kit/route.js';
import type { AssistantCaller } from './assistant-access.js';
import { findTools } from './find-tools.js';
import { MODULE_LIMITS } from './module-limits.js';
import { recordToolCall, type CalledTool } from './record-tool-call.js';

interface Counting {
  readonly caller: AssistantCaller;
  readonly count: RouteInvocation['count'];
}

/** Whether a failure says that there were too many calls. */
export const isRateLimited = (error: unknown): error is Failure => error instanceof Failure && error.code === 'RATE_LIMITED';

/** Count a call of a module's tool by its person; throws RATE_LIMITED. Of the calls that are refused within a minute the first is recorded, for each person, client and module: a flood must not fill the record. */
export async function countToolCall(called: CalledTool, { caller, count }: Counting): Promise<void> {
  try {
    await count(MODULE_LIMITS.call(called.module), caller.user.id);
  } catch (error) {
    if (isRateLimited(error) && await isFirst(called, { caller, count })) await recordToolCall(called, caller, { outcome: 'REFUSED', begun: caller.clock.now() });
    throw error;
  }
}

async function isFirst({ module, name }: CalledTool, { caller: { user }, count }: Counting): Promise<boolean> {
  if (!(await findTools())[module].has(name)) return false; // nothing of it would be recorded
  const once: InputLimit<string> = { name: `ai-tools ${module} refused`, most: 1, key: (client) => client };
  try {
    await count([once], `${user.id} ${user.clientId}`);
    return true;
  } catch (error) {
    if (isRateLimited(error)) return false;
    throw error;
  }
}
