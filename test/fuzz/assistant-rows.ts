import { z } from 'zod';
import type { HostName } from '#kernel/config.js';
import type { Route } from '#kit/route.js';
import { findTools } from '../../mcp/kit/find-tools.js';
import type { Tool } from '../../mcp/kit/tool.js';
import { surface as connector } from '../../mcp/connector/surface.js';
import { surface as tools } from '../../mcp/tools/surface.js';
import { rowOf, type Row } from './row.js';
import { plainName } from './seen-values.js';

/** Tools about something that their names do not say. */
const ABOUT: Readonly<Record<string, string>> = { remember: 'memory', recall: 'memory', forget: 'memory', set_order_hold: 'order', add_order_note: 'order', update_translation: 'product', set_product_categories: 'product', track_shipment: 'order', create_return: 'order', search: 'note', search_content: 'page', get_content: 'page', save_content_draft: 'page', publish_content: 'page', find_duplicates: 'contact' };

const onHost = (surface: { readonly name: string; readonly body: { readonly limit: number } }, host: HostName, root: string) => ({ surface: surface.name, host, root, first: '', bodyLimit: surface.body.limit });

/** A route of a surface with other input, and without the example of its own. */
const changed = (routes: readonly Route[], id: string, changes: Partial<Route>): Route => {
  const route = routes.find((one) => one.id === id);
  if (!route) throw new Error(`There is no route ${id}`);
  return { ...route, ...changes, example: { target: '', answer: {} } };
};

/** Each tool of a module, as it is called at its module; the connector's own are called there alone. */
function ofTool(module: string, tool: Tool): Row {
  const input = z.object({ body: z.object({ arguments: tool.input }) });
  const row = rowOf(changed(tools.routes, 'tools.run', { path: `/${tool.name}`, input }), onHost(tools, module === 'service' ? 'mcp' : module as HostName, '/api/v1/ai-tools'));
  const kind = ABOUT[tool.name] ?? plainName(tool.name.split('_').at(-1) ?? '');
  return { ...row, name: `tool ${module}_${tool.name}`, tool: `${module}_${tool.name}`, kind, answers: kind, isNew: tool.name.startsWith('create_product') };
}

const message = (method: string, more: z.ZodRawShape = {}) => z.object({ body: z.object({ jsonrpc: z.literal('2.0'), method: z.literal(method), ...more }) });
const id = z.union([z.string().min(1).max(60), z.int()]);

/** What a client of MCP sends but for calls of tools. */
const MESSAGES = {
  'initialize': { id, params: z.object({ protocolVersion: z.enum(['2025-06-18', '2024-11-05', '2027-01-01']), capabilities: z.object({}), clientInfo: z.object({ name: z.string().max(60), version: z.string().max(60) }) }) },
  'ping': { id }, 'tools/list': { id, params: z.object({}).optional() }, 'notifications/initialized': {}, 'notifications/cancelled': { params: z.object({ requestId: id, reason: z.string().max(60).optional() }) },
} as const satisfies Readonly<Record<string, z.ZodRawShape>>;

const ofConnector: readonly Row[] = [
  ...(connector.routes as readonly Route[]).filter(({ id: name }) => name !== 'endpoint.call').map((route) => rowOf(route, onHost(connector, 'mcp', route.root ?? ''))),
  ...Object.entries(MESSAGES).map(([method, more]) => ({ ...rowOf(changed(connector.routes as readonly Route[], 'endpoint.call', { input: message(method, more) }), onHost(connector, 'mcp', '')), name: `connector ${method}`, kind: method, answers: method })),
];

/** The other routes of the tools: at each host that has them. */
const ofModules: readonly Row[] = Object.entries(tools.hosts ?? {}).flatMap(([host, roots]) => (tools.routes as readonly Route[]).filter(({ id: name, root }) => name !== 'tools.run' && roots.includes(root ?? tools.roots[0])).map((route) => {
  const row = rowOf(route, onHost(tools, host as HostName, route.root ?? tools.roots[0]));
  return { ...row, name: `${row.name} of ${host}`, names: [] };
}));

const TOOLS: readonly Row[] = Object.entries(await findTools()).flatMap(([module, found]) => [...found.values()].map((tool) => ofTool(module, tool)));

/** The names of the rows of the tools. */
export const TOOL_NAMES: readonly string[] = TOOLS.map(({ name }) => name);

/** Every call that an assistant can make: the messages of MCP, the lists and contexts, and each tool there is. */
export const ASSISTANT_ROWS: readonly Row[] = [...ofConnector, ...ofModules, ...TOOLS];
