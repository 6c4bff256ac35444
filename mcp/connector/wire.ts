import { CallToolRequestParamsSchema, InitializeRequestParamsSchema, JSONRPCNotificationSchema, JSONRPCRequestSchema } from '@modelcontextprotocol/sdk/types.js';

// What the official SDK says of the wire; loaded with the first call, since a start without assistants needs none of it.

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

/** Whether the params of initialize are what they must be. */
export const isInitialize = (params: unknown): boolean => InitializeRequestParamsSchema.safeParse(params).success;

/** The tool that is called, with its arguments; undefined for params that are not those of tools/call. */
export const calledTool = (params: unknown): { readonly name: string; readonly arguments?: Record<string, unknown> | undefined } | undefined => CallToolRequestParamsSchema.safeParse(params).data;
