import { createHmac } from 'node:crypto';
import type { Caller } from './building.js';
import type { FuzzCall } from './call.js';

const INTAKE = /^(\/api\/oms\/v1\/webhooks\/tracking\/)[^/?]+(?=$|[/?])/;

/** A call of a carrier to its own address, with the signature of its body, whatever was done to it. */
export function asCarrier(call: FuzzCall, caller: Caller | undefined): FuzzCall {
  const { id, secret } = caller ?? {};
  if (id === undefined || secret === undefined || call.method !== 'POST' || !INTAKE.test(call.path)) return call;
  return { ...call, path: call.path.replace(INTAKE, `$1${id}`), headers: [['X-Service-Signature', createHmac('sha256', secret).update(call.body).digest('hex')], ...call.headers] };
}
