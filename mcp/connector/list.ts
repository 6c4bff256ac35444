import { asFailure } from '#kit/as-failure.js';
import { allowedTools, annotationsOf, definitions, inputSchemaOf, type WriteDefinition } from '#mcp/definitions.js';
import { isRateLimited } from '#mcp/count-tool-call.js';
import { findTools, TOOL_MODULES, type ModuleWithTools } from '#mcp/find-tools.js';
import { listTools } from '#mcp/list-tools.js';
import { MODULE_LIMITS } from '#mcp/module-limits.js';
import { Refused } from '#mcp/refusal.js';
import { said } from '#mcp/said.js';
import { secondsToWait } from '#mcp/seconds-to-wait.js';
import { within } from '#mcp/within.js';
import type { Connected } from './connected.js';
import { RPC, RpcError } from './json-rpc.js';

/** A tool as the connector lists it, with the prefix of its module. */
const writing = (module: ModuleWithTools): WriteDefinition => (tool, language) =>
  ({ name: `${module}_${tool.name}`, ...tool.texts[language], inputSchema: inputSchemaOf(tool), annotations: annotationsOf(tool) });

const WRITING = { brain: writing('brain'), catalog: writing('catalog'), commerce: writing('commerce'), intelligence: writing('intelligence'), service: writing('service') } as const satisfies Record<ModuleWithTools, WriteDefinition>;

interface Listed {
  readonly entries: string;
  /** Above the limit of its lists: how long to wait. */
  readonly seconds?: number;
}

/** The result of tools/list: one page with the tools of every module of the active company, and the connector's own; the modules of which too many lists were asked for are left out, with the seconds to wait in its metadata. Throws RpcError for a cursor, and where the limit leaves none. */
export async function listAll(params: unknown, connected: Connected): Promise<string> {
  const { caller: { user: { language } } } = connected;
  if (typeof params === 'object' && params !== null && 'cursor' in params && params.cursor !== undefined) throw new RpcError(RPC.invalidParams, said(language, 'onePage'));
  const own = definitions(allowedTools((await findTools()).service, []), language, WRITING.service);
  const lists = await Promise.all(TOOL_MODULES.flatMap((module) => (module === 'service' ? [] : [ofModule(module, connected).then((listed) => ({ module, ...listed }))])));
  const waits = Object.fromEntries(lists.flatMap(({ module, seconds }) => (seconds === undefined ? [] : [[module, seconds]])));
  const entries = lists.map((list) => list.entries).filter((list) => list !== '');
  const longest = Math.max(0, ...Object.values(waits));
  if (longest > 0 && entries.length === 0) throw new RpcError(RPC.rateLimited, said(language, 'tooManyCalls', { n: longest }));
  return `{"tools":[${[own, ...entries].join()}]${longest > 0 ? `,"_meta":${JSON.stringify({ [WAITING]: waits })}` : ''}}`;
}

/** In the metadata of a list: the modules that are left out for now, each with the seconds to wait. */
const WAITING = 'portico.example/retry-after-seconds';

/** The tools of a module; none where the person cannot use it in the active company, or it does not answer. */
async function ofModule(module: Exclude<ModuleWithTools, 'service'>, connected: Connected): Promise<Listed> {
  const { caller, call, context, count, moduleMilliseconds } = connected;
  const { user: { id, language, activeCompanyId } } = caller;
  try {
    await count(MODULE_LIMITS.list(module), id);
    return { entries: (await within(moduleMilliseconds, listTools({ module, companyId: activeCompanyId ?? undefined, language }, { caller, call, context }, WRITING[module]))).entries };
  } catch (error) {
    if (isRateLimited(error)) return { entries: '', seconds: secondsToWait(error) };
    if (!(error instanceof Refused)) asFailure(error, caller.log, { requestId: context.requestId, surface: 'connector', operation: 'tools/list', module });
    return { entries: '' };
  }
}
