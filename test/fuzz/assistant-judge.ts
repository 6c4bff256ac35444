import { findTools } from '../../mcp/kit/find-tools.js';
import type { Tool } from '../../mcp/kit/tool.js';
import { OF_ASSISTANTS } from './of-assistants.js';
import type { FuzzCall } from './call.js';
import { isObject, type Json } from './seen-values.js';
import type { WireAnswer } from './wire.js';

const MOST_BYTES = 32 * 1024;
const OK = 200;
const TOOLS: ReadonlyMap<string, Tool> = new Map(Object.entries(await findTools()).flatMap(([module, tools]) => [...tools.values()].map((tool) => [`tool ${module}_${tool.name}`, tool] as const)));

/** What is wrong with an answer to an assistant: the id of its message, and the result of a tool, which models read, and programs by its schema. */
export function assistantFlaws(call: FuzzCall, { status, body }: WireAnswer): readonly string[] {
  if (status !== OK || body.length === 0 || !OF_ASSISTANTS.has(call.surface)) return [];
  const answer = JSON.parse(body.toString()) as unknown;
  if (!isObject(answer)) return [];
  const result = answer['result'] ?? answer;
  return [...idFlaws(call, answer), ...(isObject(result) && Array.isArray(result['content']) ? resultFlaws(call, result) : [])];
}

/** An answer of JSON-RPC has the id of its request. */
function idFlaws({ written, hostile }: FuzzCall, { jsonrpc, id }: Json): readonly string[] {
  if (jsonrpc === undefined || hostile.length > 0 || !isObject(written?.tree)) return [];
  return id === written.tree['id'] || id === null ? [] : [`the id is ${JSON.stringify(id)}`];
}

function resultFlaws({ target, hostile }: FuzzCall, { content: shown, structuredContent: content, isError }: Json): readonly string[] {
  if (!isObject(content)) return ['a result without structured content'];
  const [text, tool] = [JSON.stringify(content), TOOLS.get(target)];
  const bytes = Buffer.byteLength(text);
  return [
    ...(JSON.stringify(shown) === JSON.stringify([{ type: 'text', text }]) ? [] : ['its text is not its structured content']),
    ...(bytes > MOST_BYTES ? [`it has ${String(bytes)} bytes`] : []),
    ...(isError === true ? errorFlaws(content['error']) : !tool || hostile.length > 0 || 'truncated' in content ? [] : schemaFlaws(tool.output, withoutTrial(content))),
  ];
}

const withoutTrial = ({ dry_run: _trial, ...content }: Json): Json => content;

/** What an assistant can go by: the tool to call next, what to do, or what is wrong with each argument. */
const ADVICE = ['advice', 'hint', 'details', 'nearest'];

/** An error says what failed, which request it was, and how to go on. */
function errorFlaws(error: unknown): readonly string[] {
  const isSaid = isObject(error) && ['code', 'message', 'request_id'].every((field) => typeof error[field] === 'string' && error[field] !== '');
  if (!isSaid) return [`an error without code, message or request id: ${JSON.stringify(error)}`];
  return ADVICE.some((field) => error[field] !== undefined) ? [] : [`an error without advice: ${JSON.stringify(error)}`];
}

interface Checks { safeParse(value: unknown): { readonly error?: { readonly message: string } | undefined } }

const schemaFlaws = (schema: Checks, content: Json): readonly string[] => {
  const { error } = schema.safeParse(content);
  return error === undefined ? [] : [`it is not of its output schema: ${error.message.slice(0, 300)}`];
};
