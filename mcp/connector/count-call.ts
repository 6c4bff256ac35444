import { Failure } from '#contract/failure.js';
import type { InputLimit } from '#kit/limits/limit.js';
import { said } from '#mcp/said.js';
import type { Connected } from './connected.js';
import { RPC, RpcError } from './json-rpc.js';

const A_MINUTE = 60;

/** Count a call of a module by its person; above the limit it is an error of the request with the seconds to wait (document 3, Errors, L). */
export async function countCall(limit: InputLimit<string>, { caller: { user }, count }: Connected): Promise<void> {
  try {
    await count([limit], user.id);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'RATE_LIMITED') throw error;
    const { retryAfterSeconds: seconds } = error.details;
    throw new RpcError(RPC.rateLimited, said(user.language, 'tooManyCalls', { n: typeof seconds === 'number' ? seconds : A_MINUTE }));
  }
}
