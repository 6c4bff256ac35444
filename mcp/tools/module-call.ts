import { z } from 'zod';
import type { Reply } from '#kit/answer.js';
import type { Inbound, Route } from '#kit/route.js';
import { validate } from '#kit/validate.js';
import type { AssistantCaller } from '#mcp/assistant-access.js';
import { countToolCall } from '#mcp/count-tool-call.js';
import { MODULE_LIMITS } from '#mcp/module-limits.js';
import { inCompany } from '#mcp/in-company.js';
import { Refused } from '#mcp/refusal.js';
import type { AskedModule, ToolCalling } from '#mcp/tool-calling.js';
import { moduleOf } from './module-of.js';
import { refusalReply } from './refusal-reply.js';
import { answeredHeaders, askedCompany, askedModule, ServiceHeaders } from './service-headers.js';
import { requireVersion } from './supported-version.js';

/** A call of a module that is within its limit, of a version that is supported. */
export interface ModuleCall {
  readonly asked: AskedModule;
  readonly calling: ToolCalling;
  readonly inbound: Inbound;
}

const Headers = z.object({ headers: ServiceHeaders });

/** What list and run have in common: their limits, headers and version, and refusals in the words of the module. */
export const moduleCall = (kind: keyof typeof MODULE_LIMITS, answer: (call: ModuleCall) => Promise<Reply>): Route<AssistantCaller>['run'] => async ({ inbound, arrival: { host }, caller, call, context, count }) => {
  const module = moduleOf(host);
  if (kind === 'list') await count([MODULE_LIMITS.list(module)], caller.user.id);
  else await countToolCall({ module, name: inbound.params['name'] ?? '', companyId: askedCompany(inbound.headers) }, { caller, count });
  const { headers } = validate(Headers, inbound);
  const asked = askedModule(headers, host, caller.user);
  const reply = await orRefusal(module, async () => {
    if (asked.module === 'intelligence') await inCompany(asked, { caller, call, context }); // document 3, Errors, M: it checks the company before the version
    requireVersion(headers['x-service-tools-version'], asked.language);
    return answer({ asked, calling: { caller, call, context }, inbound });
  });
  return { ...reply, headers: { ...answeredHeaders(headers), ...reply.headers } };
};

async function orRefusal(module: ReturnType<typeof moduleOf>, run: () => Promise<Reply>): Promise<Reply> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refused) return refusalReply(error.refusal, module);
    throw error;
  }
}
