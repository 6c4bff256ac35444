import { isRateLimited } from '#mcp/count-tool-call.js';
import { said } from '#mcp/said.js';
import { secondsToWait } from '#mcp/seconds-to-wait.js';
import type { Connected } from './connected.js';
import { RPC, RpcError } from './json-rpc.js';

/** A count of calls; above its limit it is an error of the request with the seconds to wait (document 3, Errors, L). */
export async function asRateLimit(counted: Promise<void>, { caller: { user: { language } } }: Connected): Promise<void> {
  try {
    await counted;
  } catch (error) {
    if (!isRateLimited(error)) throw error;
    throw new RpcError(RPC.rateLimited, said(language, 'tooManyCalls', { n: secondsToWait(error) }));
  }
}
