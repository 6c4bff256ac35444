import { ago } from '#kernel/clock.js';
import { companyOfSurface } from '../people/access.js';
import { callerAddress } from '../connections/address-allowlist.js';
import type { IdentityContext } from '../identity-deps.js';
import type { NewCallRow } from './call.store.js';
import { redactHeaders, redactPath } from './redact.js';

/** A finished call without an idempotency key. */
export interface LoggedCall {
  /** 0 for an unknown caller. */
  readonly companyId: number;
  readonly requestId: string;
  readonly connectionId?: string | null | undefined;
  readonly surface: string;
  readonly operation?: string | null | undefined;
  readonly method: string;
  readonly path: string;
  readonly address: string;
  readonly status: number;
  readonly durationMs: number;
  readonly requestHeaders: string;
  readonly requestBody?: string | null | undefined;
  readonly answerHeaders: string;
  readonly answerBody?: string | null | undefined;
  /** SHA-256 in hexadecimal; without `answerBody`, of a body that was logged before. */
  readonly answerBodyHash?: string | null | undefined;
}

/** The longest path stored for an unknown caller. */
const LONGEST_UNKNOWN_CALLER_PATH = 200;

/**
 * Log a call without an idempotency key. For an unknown caller only the beginning of the path is stored, without headers and bodies, so that nobody can fill the disk.
 * Resolves with whether it is logged: it is not when the hash alone names a body that is not known to be stored.
 */
export function logCall(context: IdentityContext, call: LoggedCall): Promise<boolean> {
  const companyId = companyOfSurface(context.principal, call.companyId);
  return companyId > 0 ? write(context, { ...call, companyId })
    : write(context, { ...call, companyId, path: redactPath(call.path).slice(0, LONGEST_UNKNOWN_CALLER_PATH), requestHeaders: '{}', requestBody: null, answerHeaders: '{}', answerBody: null, answerBodyHash: null });
}

async function write({ identity }: IdentityContext, { answerBody, answerBodyHash, ...call }: LoggedCall): Promise<boolean> {
  const { unkeyedCalls: { names }, callLog } = identity;
  const [request, answer] = [names.name(call.companyId, call.requestBody), names.name(call.companyId, answerBody, answerBodyHash)];
  if (answerBodyHash && !answer) return false;
  await callLog.write({ row: { ...rowOf(identity, call), request_body: request?.hash ?? null, answer_body: answer?.hash ?? null }, bodies: [request, answer] });
  return true;
}

const rowOf = ({ clock, ids }: IdentityContext['identity'], call: LoggedCall): Omit<NewCallRow, 'request_body' | 'answer_body'> => ({
  company_id: call.companyId, id: ids.next(), request_id: call.requestId, connection_id: call.connectionId ?? null, surface: call.surface,
  operation: call.operation ?? null, method: call.method, path: redactPath(call.path),
  address: callerAddress(call.address), started_at: ago(clock, call.durationMs),
  status: call.status, duration_ms: call.durationMs, request_headers: redactHeaders(call.requestHeaders),
  answer_headers: call.answerHeaders, state: 'DONE',
});
