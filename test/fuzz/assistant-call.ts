import type { Random } from '../../gateway/demo/data/random.js';
import type { Caller } from './building.js';
import { completed } from './completed.js';
import { asText, writeBody, type FuzzCall } from './call.js';
import type { LiveRecord } from './live-records.js';
import type { Row } from './row.js';
import { isObject, within, type Json } from './seen-values.js';
import { TRAVELLER } from './world-assistants.js';

const [CONNECTED, WITH_HEADER, WRITES, TRAVELS] = [0.5, 0.15, 0.75, 0.6];

/** Headers of calls of modules: of use, wrong, and of others. */
const HEADERS: readonly (readonly [string, string])[] = [
  ['X-Service-Language', 'it'], ['X-Service-Language', 'de'], ['X-Service-Language', 'xx'], ['X-Service-Store', '1'], ['X-Service-Store', '2'], ['X-Service-Store', 'nope'], ['X-Service-Tools-Version', '1'], ['X-Service-Tools-Version', '2'],
  ['X-Service-Request-Id', 'r-1'], ['X-Service-Request-Id', '<x>'], ['X-Service-Company', ''], ['X-Service-Company', '1'], ['X-Service-Company', '2'], ['X-Service-Company', '99999999999999999999'], ['MCP-Protocol-Version', '2025-06-18'], ['MCP-Protocol-Version', 'x'],
];

/** What is about the company in which somebody works. */
const OF_THE_COMPANY = /^(?:tool service_|tools (?:PUT|GET) \/api\/mcp)/;

/** Most calls of tools come from those who may write, and those about companies from who has more than one. */
export function assistantsFor({ name: row }: Row, callers: readonly Caller[], random: Random): readonly Caller[] {
  if (OF_THE_COMPANY.test(row)) return random.chance(TRAVELS) ? callers.filter(({ name }) => name === TRAVELLER) : callers;
  return random.chance(WRITES) ? callers.filter(({ name }) => name.endsWith('director')) : callers;
}

interface Calling {
  readonly row: Row;
  readonly caller: Caller;
  readonly random: Random;
  /** What it is about, where that is known. */
  readonly record?: Json | undefined;
}

/** A call of an assistant: of a tool over the connector or at its module, in one of the person's companies, sometimes with a header of its own. */
export function assistantCall(drawn: FuzzCall, { row: { tool, host }, caller: { companies = [] }, random, record }: Calling): FuzzCall {
  const made = completed(drawn, { tool, record, random });
  const isConnected = tool !== undefined && (host === 'mcp' || random.chance(CONNECTED));
  const call = isConnected ? connected(made, tool) : companies.length > 1 ? { ...made, headers: [...made.headers, ['X-Service-Company', String(random.pick(companies))] as const] } : made;
  return random.chance(WITH_HEADER) ? { ...call, headers: [...call.headers, random.pick(HEADERS)] } : call;
}

/** The same over the connector. */
function connected(call: FuzzCall, tool: string): FuzzCall {
  const given = isObject(call.written?.tree) ? call.written.tree['arguments'] : undefined;
  const written = { tree: { jsonrpc: '2.0', id: call.index, method: 'tools/call', params: { name: tool, arguments: given } }, format: 'json' } as const;
  return { ...call, surface: 'connector', host: 'mcp', path: '/', written, body: writeBody(written) };
}

/** A record as tools call it; what is new has nothing of what there is. */
export function asArguments(record: Json = {}, { row: { name, isNew = false }, caller: { companies = [] }, random }: Calling): Json {
  if (isNew) return { currency: 'EUR' };
  if (OF_THE_COMPANY.test(name)) return companyOf(random.pick(companies));
  const { number, orderReference: order = number } = record;
  const customer = within(record, 'email') ?? within(record, 'id');
  return { ...record, ...(order !== undefined && { order, reference: order }), ...(customer !== undefined && { customer }) };
}

const companyOf = (number: number): Json => ({ company_id: number, organization_id: number });

const RETURNABLE = /^\S+ true /;

/** Whether a tool can do anything with a record. */
export const fitsTool = ({ tool, kind }: Row, { kinds, state }: LiveRecord): boolean => kinds.includes(kind) && (tool !== 'commerce_create_return' || RETURNABLE.test(state));

/** What a caller learns from an answer: the content of a result, or the result itself. */
export function contentOf(answer: unknown): unknown {
  const result = isObject(answer) ? answer['result'] ?? answer : answer;
  return isObject(result) ? result['structuredContent'] ?? result : result;
}

/** Whether a body says that a tool, or a method, did what it was asked. */
export function isDone(body: Buffer): boolean {
  const text = body.toString();
  if (text === '') return true;
  const answer = JSON.parse(text) as unknown;
  if (!isObject(answer) || 'error' in answer) return false;
  const { result = answer } = answer;
  return !isObject(result) || result['isError'] !== true;
}

/** A Host of its own is what the connector answers to: one with its port. */
export const withHost = (call: FuzzCall, port: number): FuzzCall =>
  (call.host !== 'mcp' || call.headers.some(([name]) => name.toLowerCase() === 'host') ? call : { ...call, headers: [['Host', `127.0.0.1:${asText(port)}`], ...call.headers] });
