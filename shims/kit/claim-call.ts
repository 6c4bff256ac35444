import { createHash } from 'node:crypto';
import { processFigures } from '#kernel/process-figures.js';
import { keyReused } from '#contract/command-refusals.js';
import type { Answer } from './answer.js';
import type { Claim, Exchange } from './exchange.js';
import { requestHeadersText } from './header-text.js';
import { idempotencyKey, type KeyForm } from './idempotency-key.js';
import { loggedText } from './logged-text.js';
import { ClaimCallDocument, type ClaimCallMutation } from './operations/claim-call.generated.js';
import type { SurfaceDeps } from './surface.js';
import { surfaceContext } from './surface-context.js';

interface KeyedRow {
  /** Bytes of a body that are logged. */
  readonly loggedBytes: number | undefined;
  readonly surface: string;
  readonly operation: string;
  readonly keys: KeyForm | undefined;
}

type CallClaim = ClaimCallMutation['claimCall'];

/**
 * Claim a keyed call for this process, so that it runs once. Resolves with the stored answer of an earlier call with the key, if there is one. While that call
 * still runs, the claim only permits reading the result it records.
 */
export async function claimCall(exchange: Exchange, { call, presence }: SurfaceDeps, { surface, operation, loggedBytes, keys }: KeyedRow): Promise<Answer | undefined> {
  const key = idempotencyKey(exchange.request.headers, keys);
  const connectionId = exchange.principal?.connectionId;
  if (key === undefined || connectionId === undefined) return undefined;
  await presence?.hold();
  const { claimCall: claim } = await call(ClaimCallDocument, { input: Object.assign(claimed(exchange, key, loggedBytes), { connectionId, surface, operation, processId: presence?.id }) }, surfaceContext(surface, exchange));
  const { [claim.outcome]: repeated } = REPEATED;
  if (repeated !== undefined) processFigures.repeatedKeys.add(repeated);
  if (claim.outcome === 'REPLAY') return asReplay(lastingAnswer(claim.answer));
  exchange.claim = owned(claim, presence);
  return undefined;
}

const REPEATED: Readonly<Partial<Record<CallClaim['outcome'], string>>> = { REPLAY: 'replayed', IN_PROGRESS: 'running', REUSED: 'conflict' };

const claimed = (exchange: Exchange, key: string, most: number | undefined) => ({
  requestId: exchange.requestId, method: exchange.method, path: exchange.target, address: exchange.address, key, fingerprint: fingerprint(exchange),
  requestHeaders: requestHeadersText(exchange.request.headers), requestBody: loggedText(exchange.body, { most }) ?? '',
});

/** The fingerprint of a request: method, path as written, body byte for byte, a large one by its hash. */
const fingerprint = ({ method, path, body, digest }: Exchange): string =>
  createHash('sha256').update(`${method} ${path}\n`).update(digest ?? body ?? '').digest('hex');

function owned({ outcome, callId, commandId, owner, expiresAt }: CallClaim, presence: SurfaceDeps['presence']): Claim {
  if (outcome === 'REUSED') throw keyReused();
  if (callId === null || commandId === null || owner === null || expiresAt === null) throw new Error('A claim to run names the call, the command, the owner and the end');
  if (outcome === 'IN_PROGRESS') return { callId, commandId, owner, expiresAt, recordedOnly: true };
  return {
    callId, commandId, owner,
    /** Read at commit: a process that stalled must not commit after its presence lapsed, because a repetition may run the call by then. */
    get expiresAt() {
      const held = presence?.heldUntil();
      return held !== undefined && held < expiresAt ? held : expiresAt;
    },
  };
}

/** The parts of a stored answer that every replay repeats; the other headers are set per call. */
export function lastingAnswer(answer: CallClaim['answer']): Answer {
  if (!answer) throw new Error('A claim to replay has an answer');
  const stored = Object.entries(JSON.parse(answer.headers) as Record<string, string>);
  const lasting = stored.filter(([name]) => name !== 'X-Request-Id' && !name.startsWith('RateLimit-'));
  return { status: answer.status, headers: Object.fromEntries(lasting), body: answer.body, secrets: answer.secrets };
}

/** The answer of a replay. */
export const asReplay = (answer: Answer): Answer => ({ ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } });
