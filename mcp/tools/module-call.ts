import { z } from 'zod';
import type { HostName } from '#kernel/config.js';
import type { Reply } from '#kit/answer.js';
import type { Admission, CallHead, Inbound, Route } from '#kit/route.js';
import { validate } from '#kit/validate.js';
import type { AssistantCaller } from '#mcp/assistant-access.js';
import { countToolCall } from '#mcp/count-tool-call.js';
import { MODULE_LIMITS } from '#mcp/module-limits.js';
import { companyAsked } from '#mcp/in-company.js';
import { recordToolCall } from '#mcp/record-tool-call.js';
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

/** What is checked of a call before its body is read: the limit of its person, the contract version and the company, the company first where the module is intelligence (document 3, Errors, M). */
export const admitToModule = (kind: keyof typeof MODULE_LIMITS): NonNullable<Route<AssistantCaller>['admit']> => async (admission) => {
  const { head, arrival: { host }, caller } = admission;
  await counted(kind, admission);
  const { headers, asked } = askedOf(head, host, caller);
  const checks = [() => { requireVersion(headers['x-service-tools-version'], asked.language); }, () => { companyAsked(asked, caller); }];
  const refusal = await answered(headers, { host }, () => {
    for (const check of asked.module === 'intelligence' ? checks.reverse() : checks) check();
    return Promise.resolve(undefined);
  });
  if (refusal && kind === 'call') await recordToolCall({ ...asked, name: head.params['name'] ?? '' }, caller, { outcome: 'REFUSED', begun: caller.clock.now() });
  return refusal;
};

/** What list and run have in common: refusals in the words of the module, and the headers of its answers. */
export const moduleCall = (answer: (call: ModuleCall) => Promise<Reply>): Route<AssistantCaller>['run'] => ({ inbound, arrival: { host }, caller, call, context }) => {
  const { headers, asked } = askedOf(inbound, host, caller);
  return answered(headers, { host }, () => answer({ asked, calling: { caller, call, context }, inbound }));
};

const counted = (kind: keyof typeof MODULE_LIMITS, { head, arrival: { host }, caller, count }: Admission<AssistantCaller>): Promise<void> => {
  const module = moduleOf(host);
  return kind === 'list' ? count(MODULE_LIMITS.list(module), caller.user.id) : countToolCall({ module, name: head.params['name'] ?? '', companyId: askedCompany(head.headers) }, { caller, count });
};

function askedOf(head: CallHead, host: HostName, { user }: AssistantCaller): { headers: z.output<typeof ServiceHeaders>; asked: AskedModule } {
  const { headers } = validate(Headers, head);
  return { headers, asked: askedModule(headers, host, user) };
}

async function answered<R extends Reply | undefined>(headers: z.output<typeof ServiceHeaders>, { host }: { readonly host: HostName }, run: () => Promise<R>): Promise<R | Reply> {
  const reply = await orRefusal(moduleOf(host), run);
  return reply && { ...reply, headers: { ...answeredHeaders(headers, host), ...reply.headers } };
}

async function orRefusal<R extends Reply | undefined>(module: ReturnType<typeof moduleOf>, run: () => Promise<R>): Promise<R | Reply> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refused) return refusalReply(error.refusal, module);
    throw error;
  }
}
