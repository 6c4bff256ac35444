import type { Language } from '#contract/languages.js';
import { asFailure } from '#kit/as-failure.js';
import { findTools, TOOL_MODULES, type ModuleWithTools } from '#mcp/find-tools.js';
import { countToolCall } from '#mcp/count-tool-call.js';
import { Refused, type ToolRefusal } from '#mcp/refusal.js';
import { runTool } from '#mcp/run-tool.js';
import { said } from '#mcp/said.js';
import { problemResult } from '#mcp/tool-result.js';
import { unknownTool } from '#mcp/unknown-tool.js';
import { Late } from '#mcp/within.js';
import { asRateLimit } from './as-rate-limit.js';
import type { Connected } from './connected.js';
import { RPC, RpcError } from './json-rpc.js';

/** The result of tools/call as JSON. What the module refuses or fails with is a result with isError that a model can read; throws RpcError for an unknown tool and above a limit. */
export async function callTool(params: unknown, connected: Connected): Promise<string> {
  const { caller, call, context, moduleMilliseconds, wire, argumentFlaw } = connected;
  const { user: { language, activeCompanyId } } = caller;
  const called = wire.calledTool(params);
  if (!called) throw new RpcError(RPC.invalidParams, said(language, 'callParams'));
  const { module, name } = await placeOf(called.name, connected);
  const companyId = activeCompanyId ?? undefined;
  await asRateLimit(countToolCall({ module, name, companyId }, connected), connected);
  try {
    const asked = { module, name, prefix: `${module}_`, given: argumentFlaw ?? called.arguments ?? {}, companyId, language };
    return (await runTool(asked, { caller, call, context, moduleMilliseconds })).json;
  } catch (error) {
    return problemOf(error, connected);
  }
}

/** The module and the tool of a full name. */
async function placeOf(full: string, { caller: { user: { language } } }: Connected): Promise<{ module: ModuleWithTools; name: string }> {
  const module = TOOL_MODULES.find((one) => full.startsWith(`${one}_`));
  if (module) return { module, name: full.slice(module.length + 1) };
  const tools = await findTools();
  const names = TOOL_MODULES.flatMap((one) => [...tools[one].keys()].map((name) => `${one}_${name}`));
  throw new RpcError(RPC.invalidParams, unknownTool(full, names, language).message);
}

function problemOf(error: unknown, { caller, context: { requestId }, moduleMilliseconds }: Connected): string {
  const { user: { language, companies } } = caller;
  if (error instanceof Refused) return refusalResult(error.refusal, { language, requestId, hasOthers: companies.length > 1 });
  const failure = asFailure(error, caller.log, { requestId, surface: 'connector', operation: 'tools/call' });
  if (failure instanceof Late) return problemResult({ code: 'timeout', requestId, message: said(language, 'late', { n: moduleMilliseconds / 1000, request: requestId }) }, language).json;
  if (failure.code === 'UNAUTHENTICATED') throw failure;
  const word = failure.code === 'INTERNAL' ? 'broken' : 'away';
  return problemResult({ code: failure.code === 'INTERNAL' ? 'internal_error' : 'unavailable', requestId, message: said(language, word, { request: requestId }) }, language).json;
}

const OF_THE_COMPANY: ReadonlySet<ToolRefusal['code']> = new Set<ToolRefusal['code']>(['company_required', 'company_forbidden', 'company_not_ready', 'permission_denied']);

interface Refusing {
  readonly language: Language;
  readonly requestId: string;
  /** Whether there is another company to switch to. */
  readonly hasOthers: boolean;
}

function refusalResult(refusal: ToolRefusal, { language, requestId, hasOthers }: Refusing): string {
  const { code, message, ...more } = refusal;
  if (code === 'unknown_tool') throw new RpcError(RPC.invalidParams, message);
  return problemResult({ code, message, requestId, more: { ...more, ...hintFor(code, { language, hasOthers }) } }, language).json;
}

/** Where to turn: to another company, or to whoever gives access in this one. Nobody gives it where only a catalog is missing, of which the message says how it is made. */
function hintFor(code: ToolRefusal['code'], { language, hasOthers }: Pick<Refusing, 'hasOthers' | 'language'>): { readonly hint?: string } {
  if (!OF_THE_COMPANY.has(code)) return {};
  if (hasOthers) return { hint: said(language, 'switchCompany') };
  return code === 'company_not_ready' ? {} : { hint: said(language, 'askOwner') };
}
