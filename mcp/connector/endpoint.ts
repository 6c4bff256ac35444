import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { RecordAssistantCallsDocument } from '#mcp/operations/record-assistant-calls.generated.js';
import type { Reply } from '#kit/answer.js';
import type { Route, RouteInvocation } from '#kit/route.js';
import { argumentFlawOf } from '#mcp/argument-flaw.js';
import { said } from '#mcp/said.js';
import { shortened } from '#mcp/shortened.js';
import { callTool } from './call-tool.js';
import type { Connected } from './connected.js';
import { unauthorized, type ConnectorCaller } from './connector-access.js';
import { ENDPOINT_EXAMPLE } from './examples.js';
import { initialize } from './initialize.js';
import { RPC, rpcError, RpcError, rpcResult } from './json-rpc.js';
import { listAll } from './list.js';
import { ROOTS } from './paths.js';

type Method = (params: unknown, connected: Connected) => string | Promise<string>;

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['initialize', initialize],
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
const LONGEST_METHOD = 60;

const refused = (message: string): Reply => ({ status: BAD_REQUEST, body: rpcError(null, { code: RPC.invalidRequest, message }) });

const isVersion = (version: unknown): boolean => version === undefined || (typeof version === 'string' && PROTOCOL.test(version));

async function answer(invocation: RouteInvocation<ConnectorCaller>, moduleMilliseconds: number): Promise<Reply> {
  const { inbound: { body, headers }, caller: { assistant: caller, own }, call, context, count } = invocation;
  const wire = await import('./wire.js');
  const message = wire.rpcMessage(body);
  const language = caller?.user.language ?? 'en';
  if (message.kind === 'invalid' || !caller) return refused(said(language, 'noRequest'));
  if (!isVersion(headers['mcp-protocol-version'])) return refused(said(language, 'noVersion'));
  if (message.kind === 'notification') return { status: 202, body: undefined };
  return resultOf(message, { caller, call, context, count, moduleMilliseconds, wire, argumentFlaw: argumentFlawOf(body) }).then((result) => ({ status: 200, body: rpcResult(message.id, result) }), (error: unknown) => {
    if (error instanceof RpcError) return { status: 200, body: rpcError(message.id, error) };
    throw isOver(error) ? unauthorized(own, true) : error;
  });
}

/** Whether the token ended while the call ran. */
const isOver = (error: unknown): boolean => error instanceof Failure && error.code === 'UNAUTHENTICATED';

async function resultOf({ method, params }: { readonly method: string; readonly params: unknown }, connected: Connected): Promise<string> {
  const run = METHODS.get(method);
  if (!run) throw new RpcError(RPC.methodNotFound, said(connected.caller.user.language, 'unknownMethod', { method: shortened(method, LONGEST_METHOD) }));
  return run(params, connected);
}
