import { JSONRPCNotificationSchema, JSONRPCRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { JsonText } from '#mcp/json-text.js';

/** The codes of JSON-RPC and of the connector (document 3, Errors, L). */
export const RPC = { parseError: -32700, invalidRequest: -32600, methodNotFound: -32601, invalidParams: -32602, internal: -32603, rateLimited: -32000 } as const;

/** The id of a request. */
export type RpcId = string | number;

/** What a body is: a request, a notification, or neither. */
export type RpcMessage =
  | { readonly kind: 'request'; readonly id: RpcId; readonly method: string; readonly params: unknown }
  | { readonly kind: 'notification'; readonly method: string }
  | { readonly kind: 'invalid' };

/** Read a JSON-RPC 2.0 message; a batch is none. */
export function rpcMessage(body: unknown): RpcMessage {
  const request = JSONRPCRequestSchema.safeParse(body);
  if (request.success) return { kind: 'request', ...request.data, params: request.data.params };
  const notification = JSONRPCNotificationSchema.safeParse(body);
  return notification.success && notification.data.method.startsWith('notifications/') ? { kind: 'notification', method: notification.data.method } : { kind: 'invalid' };
}

/** An error of a request; throw it to answer it. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(readonly code: (typeof RPC)[keyof typeof RPC], message: string) {
    super(message);
  }
}

/** An answer with a result that is JSON already. */
export const rpcResult = (id: RpcId, json: string): JsonText => new JsonText(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${json}}`);

/** An answer with an error. */
export const rpcError = (id: RpcId | null, { code, message }: { readonly code: number; readonly message: string }): Record<string, unknown> => ({ jsonrpc: '2.0', id, error: { code, message } });
