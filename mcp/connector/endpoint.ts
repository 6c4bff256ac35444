import { z } from 'zod';
import { RecordAssistantCallsDocument } from '#mcp/operations/record-assistant-calls.generated.js';
import type { Reply } from '#kit/answer.js';
import type { Route, RouteInvocation } from '#kit/route.js';
import { callTool } from './call-tool.js';
import type { Connected } from './connected.js';
import type { ConnectorCaller } from './connector-access.js';
import { ENDPOINT_EXAMPLE } from './examples.js';
import { initialize } from './initialize.js';
import { RPC, rpcError, RpcError, rpcMessage, rpcResult } from './json-rpc.js';
import { listAll } from './list.js';
import { ROOTS } from './paths.js';

type Method = (params: unknown, connected: Connected) => string | Promise<string>;

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['initialize', (params, { caller: { user } }) => initialize(params, user)],
  ['ping', () => '{}'],
  ['tools/list', (params, connected) => listAll(params, connected)],
  ['tools/call', callTool],
]);

const PROTOCOL = /^\d{4}-\d{2}-\d{2}$/;

/** POST /: one JSON-RPC request, one answer; a notification has none. */
export const endpoint = (moduleMilliseconds: number): Route<ConnectorCaller> => ({
  id: 'endpoint.call', method: 'POST', root: ROOTS.endpoint, path: '/', scope: null, idempotency: 'natural',
  emptySuccesses: { 202: 'A notification: no body.' },
  summary: 'The endpoint of MCP',
  description: 'One JSON-RPC 2.0 request a call, one JSON answer: initialize, ping, tools/list, tools/call. Notifications are answered 202 without a body. There are no streams, batches, resources or prompts, and no session.',
  failures: ['RATE_LIMITED'],
  input: z.object({ body: z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string(), id: z.union([z.string(), z.int()]).optional(), params: z.looseObject({}).optional() }) }),
  answer: z.looseObject({ jsonrpc: z.literal('2.0'), id: z.union([z.string(), z.int()]).nullable() }).meta({ id: 'JsonRpcAnswer' }),
  operation: RecordAssistantCallsDocument,
  example: ENDPOINT_EXAMPLE,
  run: (invocation) => answer(invocation, moduleMilliseconds),
});

const BAD_REQUEST = 400;

async function answer({ inbound: { body, headers }, caller: { assistant: caller }, call, context, count }: RouteInvocation<ConnectorCaller>, moduleMilliseconds: number): Promise<Reply> {
  const message = rpcMessage(body);
  const { 'mcp-protocol-version': version } = headers;
  if (message.kind === 'invalid' || !caller) return { status: BAD_REQUEST, body: rpcError(null, { code: RPC.invalidRequest, message: 'The body is no JSON-RPC 2.0 request; batches are not taken' }) };
  if (version !== undefined && (typeof version !== 'string' || !PROTOCOL.test(version))) return { status: BAD_REQUEST, body: rpcError(null, { code: RPC.invalidRequest, message: 'MCP-Protocol-Version is no version: 2025-06-18' }) };
  if (message.kind === 'notification') return { status: 202, body: undefined };
  const { id, method, params } = message;
  try {
    const run = METHODS.get(method);
    if (!run) throw new RpcError(RPC.methodNotFound, `There is no method ${method.slice(0, LONGEST_METHOD)}`);
    return { status: 200, body: rpcResult(id, await run(params, { caller, call, context, count, moduleMilliseconds })) };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return { status: 200, body: rpcError(id, error) };
  }
}

const LONGEST_METHOD = 60;
