import type { Caller } from './building.js';
import type { FuzzCall } from './call.js';

const PROMISE = '/api/oms/v1/public/promise?';
const TOKEN = /(?<=[?&]token=)[^&]*/;

/** A call of a storefront with the token of its store, whatever was written for it. */
export function asStorefront(call: FuzzCall, { kind, secret }: Partial<Caller> = {}): FuzzCall {
  return kind === 'STORE' && secret !== undefined && call.path.startsWith(PROMISE) ? { ...call, path: call.path.replace(TOKEN, secret) } : call;
}
