import type { Clock } from '#kernel/clock.js';
import type { AuthenticateInput, Authentication, CallClaim, CallEnding, ClaimCallInput, FinishCallInput, LogCallInput } from '#contract/schema.generated.js';
import { AuthenticateDocument } from '../../../shims/kit/operations/authenticate.generated.js';
import { ClaimCallDocument } from '../../../shims/kit/operations/claim-call.generated.js';
import { FinishCallDocument } from '../../../shims/kit/operations/finish-call.generated.js';
import { LogCallDocument } from '../../../shims/kit/operations/log-call.generated.js';
import { fakeAnswers } from '../../kit/fake-call.js';

type Connection = NonNullable<Authentication['connection']>;

interface Kept {
  input: ClaimCallInput;
  commandId: string;
  owner: string;
  startedAt: number;
  answer?: { status: number; headers: string; body: string; secrets: string[] };
}

const NO_CLAIM: CallClaim = { outcome: 'RUN', callId: null, commandId: null, owner: null, expiresAt: null, answer: null };
const HOURS_48 = 48 * 3_600_000;
const MINUTES_2 = 120_000;

/** Identity in memory: credentials by key, a lockout, the call log, idempotency keys of 48 hours. */
export function fakeIdentity(clock: Clock) {
  const connections = new Map<string, Connection & { allowlist?: string[]; dedicatedHost?: string }>();
  const keys = new Map<string, Kept>();
  const logged: (LogCallInput | (ClaimCallInput & Partial<FinishCallInput>))[] = [];
  const failures = new Map<string, number>();
  let calls = 0;

  const refused = (outcome: Authentication['outcome'], retryAfterSeconds: number | null = null): Authentication => ({ outcome, retryAfterSeconds, connection: null });
  const wrong = (address: string): Authentication => {
    failures.set(address, (failures.get(address) ?? 0) + 1);
    return refused('WRONG');
  };

  function authenticate({ address, apiKey, host }: AuthenticateInput): Authentication {
    if ((failures.get(address) ?? 0) >= 30) return refused('BLOCKED', 287);
    if (!apiKey) return refused('MISSING');
    const found = connections.get(apiKey);
    if (!found) return wrong(address);
    if (found.dedicatedHost !== undefined && found.dedicatedHost !== host) return refused('WRONG');
    if (found.allowlist && !found.allowlist.includes(address)) return refused('ADDRESS_REFUSED');
    return { outcome: 'AUTHENTICATED', retryAfterSeconds: null, connection: found };
  }
  function claimCall(input: ClaimCallInput): CallClaim {
    const now = clock.now().getTime();
    const name = `${input.connectionId} ${input.key}`;
    const known = keys.get(name);
    const alive = known !== undefined && now - known.startedAt < (known.answer ? HOURS_48 : MINUTES_2) ? known : undefined;
    if (alive && alive.input.fingerprint !== input.fingerprint) return { ...NO_CLAIM, outcome: 'REUSED' };
    if (alive?.answer) return { ...NO_CLAIM, outcome: 'REPLAY', answer: alive.answer };
    if (alive) return { ...NO_CLAIM, outcome: 'IN_PROGRESS', callId: name, commandId: alive.commandId, owner: alive.owner, expiresAt: new Date(alive.startedAt + MINUTES_2).toISOString() };
    calls += 1;
    const owner = `owner-${String(calls)}`;
    const commandId = known && now - known.startedAt < HOURS_48 ? known.commandId : `command-${String(calls)}`;
    keys.set(name, { input, commandId, owner, startedAt: now });
    logged.push(input);
    return { outcome: 'RUN', callId: name, commandId, owner, expiresAt: new Date(now + MINUTES_2).toISOString(), answer: null };
  }
  function finishCall({ callId, owner, status, headers, body, keep }: FinishCallInput): CallEnding {
    const kept = keys.get(callId);
    if (kept?.owner !== owner) return { stored: false, answer: null };
    if (kept.answer) return { stored: false, answer: kept.answer };
    if (keep) kept.answer = { status, headers, body, secrets: [] };
    else kept.startedAt = clock.now().getTime() - MINUTES_2;
    Object.assign(logged.find(({ requestId }) => requestId === kept.input.requestId) ?? {}, { status });
    return { stored: true, answer: null };
  }
  return {
    connections, logged, keys,
    answers: fakeAnswers([
      [AuthenticateDocument, ({ input }) => ({ authenticate: authenticate(input) })],
      [ClaimCallDocument, ({ input }) => ({ claimCall: claimCall(input) })],
      [FinishCallDocument, ({ input }) => ({ finishCall: finishCall(input) })],
      [LogCallDocument, ({ input }) => ({ logCall: logged.push(input) > 0 })],
    ]),
  };
}
