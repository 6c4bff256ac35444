import { findTools } from '../../mcp/kit/find-tools.js';
import type { Tool } from '../../mcp/kit/tool.js';
import type { FuzzCall } from './call.js';
import { isObject, type Json } from './seen-values.js';
import type { WireAnswer } from './wire.js';

const MOST_BYTES = 32 * 1024;
const OK = 200;
const TOOLS: ReadonlyMap<string, Tool> = new Map(Object.entries(await findTools()).flatMap(([module, tools]) => [...tools.values()].map((tool) => [`tool ${module}_${tool.name}`, tool] as const)));

/** What is wrong with the result of a tool: models read it, and programs read it by its schema. */
export function resultFlaws({ target, surface, hostile }: FuzzCall, { status, body }: WireAnswer): readonly string[] {
  const tool = TOOLS.get(target);
  if (!tool || status !== OK || !['connector', 'tools'].includes(surface)) return [];
  const answer = JSON.parse(body.toString()) as unknown;
  const result = isObject(answer) ? answer['result'] ?? answer : answer;
  if (!isObject(result) || !isObject(result['structuredContent'])) return [];
  const { structuredContent: content } = result;
  const text = JSON.stringify(content);
  return [
    ...(JSON.stringify(result['content']) === JSON.stringify([{ type: 'text', text }]) ? [] : ['its text is not its structured content']),
    ...(Buffer.byteLength(text) > MOST_BYTES ? [`it has ${String(Buffer.byteLength(text))} bytes`] : []),
    ...(result['isError'] === true ? errorFlaws(content['error']) : hostile.length > 0 || 'truncated' in content ? [] : schemaFlaws(tool.output, withoutTrial(content))),
  ];
}

const withoutTrial = ({ dry_run: _trial, ...content }: Json): Json => content;

/** An error says what failed and which request it was. */
const errorFlaws = (error: unknown): readonly string[] =>
  (isObject(error) && ['code', 'message', 'request_id'].every((field) => typeof error[field] === 'string' && error[field] !== '') ? [] : [`an error without code, message or request id: ${JSON.stringify(error)}`]);

interface Checks { safeParse(value: unknown): { readonly error?: { readonly message: string } | undefined } }

const schemaFlaws = (schema: Checks, content: Json): readonly string[] => {
  const { error } = schema.safeParse(content);
  return error === undefined ? [] : [`it is not of its output schema: ${error.message.slice(0, 300)}`];
};
