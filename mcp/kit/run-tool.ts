import { clockOf, instant, type Clock, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { systemContext } from '#contract/system-context.js';
import type { ErrorCode } from '#contract/error-codes.js';
import { argumentFailure } from './argument-failure.js';
import { ArgumentFlaw } from './argument-flaw.js';
import { argumentProblems, type ArgumentProblem } from './argument-problems.js';
import { mayDo, switchedOff, timeZoneOf, type AssistantCompany } from './assistant-user.js';
import { findTools } from './find-tools.js';
import { inCompany, type InCompany } from './in-company.js';
import { localFailure } from './local-failure.js';
import { recordToolCall } from './record-tool-call.js';
import { Refused } from './refusal.js';
import { said } from './said.js';
import type { Tool, ToolRun } from './tool.js';
import type { AskedTool, ToolCalling } from './tool-calling.js';
import { failureResult, toolResult, type ToolResult } from './tool-result.js';
import { unknownTool } from './unknown-tool.js';
import { within } from './within.js';

/** Failures of the system, which surfaces answer as their own. */
const OF_THE_SYSTEM: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['UNAVAILABLE', 'INTERNAL', 'CONFLICT', 'UNAUTHENTICATED']);

/** Run a tool as its caller, and record that it ran. Throws Refused, and Failure for what is the system's. */
export async function runTool(asked: AskedTool, calling: ToolCalling): Promise<ToolResult> {
  const { caller } = calling;
  const begun = caller.clock.now();
  try {
    const result = await within(calling.moduleMilliseconds, run(asked, calling));
    await recordToolCall(asked, caller, { outcome: result.isError ? 'REFUSED' : 'OK', begun });
    return result;
  } catch (error) {
    await recordToolCall(asked, caller, { outcome: error instanceof Refused ? 'REFUSED' : 'FAILED', begun });
    throw error;
  }
}

/** The checks in the order of document 3 (decisions, M): company, tool, permission, arguments. */
async function run(asked: AskedTool, calling: ToolCalling): Promise<ToolResult> {
  const { caller: { user, presented, clock, urls }, call, context: { requestId } } = calling;
  const { language } = asked;
  const where: Partial<InCompany> = asked.module === 'service' ? {} : await inCompany(asked, calling);
  const { company, catalog, context = systemContext({ actor: 'connector', requestId }) } = where;
  const tool = await toolOf(asked);
  if (company) requirePermission(tool, company, asked);
  const given = validArguments(tool, asked);
  const running: ToolRun = { call, context, toolContext: { user, presented, company, catalog, language, urls, timeZone: timeZoneOf(company), ...timesOf(clock, company), said: (key, values) => said(language, key, values) } };
  try {
    return toolResult(await tool.run(given, running), { language, cut: howToCut(tool) });
  } catch (error) {
    if (!(error instanceof Failure) || isOfTheSystem(error, tool)) throw error;
    const failure = localFailure(await explained(error, given, { tool, running }), running.toolContext.timeZone);
    return failureResult(argumentFailure(failure, tool), { requestId, next: tool.next?.[error.code], language });
  }
}

/** What time it is in the company of a call, by the machine where it is for none, and in others. */
function timesOf(clock: Clock, company: InCompany['company'] | undefined): Pick<ToolRun['toolContext'], 'now' | 'nowIn'> {
  const nowIn = (companyId: number): Instant => instant(clockOf(clock, companyId));
  return { now: nowIn(company?.id ?? 0), nowIn };
}

/** How one asks a tool for less: by its days where it has no limit. */
const howToCut = ({ input: { shape } }: Tool): 'cut' | 'cutPeriod' => ('from' in shape && !('limit' in shape) ? 'cutPeriod' : 'cut');

/** Whether a failure is none that the tool itself knows what to do after. */
const isOfTheSystem = ({ code }: Failure, { next }: Tool): boolean => OF_THE_SYSTEM.has(code) && next?.[code] === undefined;

/** A failure as its tool explains it; as it is where that cannot be asked for. */
const explained = async (failure: Failure, given: Record<string, unknown>, { tool: { explain }, running }: { readonly tool: Tool; readonly running: ToolRun }): Promise<Failure> =>
  (explain ? explain(failure, running, given).catch(() => failure) : failure);

async function toolOf({ module, name, prefix = '', language }: AskedTool): Promise<Tool> {
  const tools = (await findTools())[module];
  const tool = tools.get(name);
  if (tool) return tool;
  throw new Refused({ code: 'unknown_tool', ...unknownTool(prefix + name, [...tools.keys()].map((one) => prefix + one), language) });
}

function requirePermission({ permission }: Tool, company: AssistantCompany, { language }: AskedTool): void {
  if (permission === null || mayDo(company, permission)) return;
  const module = switchedOff(company, permission);
  const message = module === undefined ? said(language, 'permissionDenied', { permission, company: company.name }) : said(language, 'moduleOff', { module, company: company.name });
  throw new Refused({ code: 'permission_denied', permission, message });
}

function validArguments({ input, name }: Tool, { given, prefix = '', language }: AskedTool): Record<string, unknown> {
  const refused = (details: readonly ArgumentProblem[]): Refused =>
    new Refused({ code: 'invalid_arguments', details, message: said(language, 'invalidArguments', { tool: prefix + name, fields: [...new Set(details.map(({ field }) => field))].join(', ') }) });
  if (given instanceof ArgumentFlaw) throw refused([given]);
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  throw refused(argumentProblems(input, given, { issues: parsed.error.issues, language }));
}
