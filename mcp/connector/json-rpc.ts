import { JsonText } from '#mcp/json-text.js';
import type { RpcId } from './wire.js';

/** The codes of JSON-RPC and of the connector (document 3, Errors, L). */
export const RPC = { parseError: -32700, invalidRequest: -32600, methodNotFound: -32601, invalidParams: -32602, internal: -32603, rateLimited: -32000 } as const;

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
