import { instant, shift, type Clock, type Instant } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { decideClaim, LEASE_MILLISECONDS, type ClaimDecision, type KeyHolder } from './call.js';
import { saveBodies, type BodyNames, type PreparedBody } from './call-bodies.js';
import { insertCalls, keyHolders, releaseKey, type ConnectionKey, type KeyHolderRow, type NewCallRow } from './call.store.js';
import { runningProcesses } from './serving-process.store.js';
import type { UnstoredCalls } from './unstored-calls.js';

/** A claim with its body ready to be stored. */
export interface PreparedClaim extends ConnectionKey {
  readonly requestId: string;
  readonly surface: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly address: string;
  readonly fingerprint: string;
  readonly requestHeaders: string;
  readonly body: PreparedBody | undefined;
  /** The process that runs the call. */
  readonly processId?: string | null | undefined;
}

/** The result of a claim: the new row with RUN, else the row that holds the key. */
export interface ClaimResult {
  readonly outcome: ClaimDecision['outcome'];
  readonly holder: KeyHolderRow;
}

interface Parts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly names: BodyNames;
  readonly unstored: UnstoredCalls;
}

/**
 * Decide claims in order and insert those that run: one read and one insert for all. Two concurrent writers of one key
 * conflict in its unique index, or in the row that held it, and the later one is retried.
 */
export async function writeClaims(transaction: Transaction, claims: readonly PreparedClaim[], parts: Parts): Promise<ClaimResult[]> {
  const holders = new Map((await keyHolders(transaction, claims)).map((row) => [nameOf(keyOf(row)), row]));
  const now = instant(parts.clock);
  const isOver = await endedCalls(transaction, [...holders.values()], { now, unstored: parts.unstored });
  const started: { claim: PreparedClaim; call: KeyHolderRow }[] = [];
  const results: ClaimResult[] = [];
  for (const claim of claims) {
    const held = holders.get(nameOf(claim));
    const decision = decideClaim(held && { ...toHolder(held), isOver: isOver(held) }, { fingerprint: claim.fingerprint, now });
    if (held && decision.outcome !== 'RUN') {
      results.push({ outcome: decision.outcome, holder: held });
      continue;
    }
    if (held) await releaseKey(transaction, held);
    const call = newCall(claim, { commandId: 'commandId' in decision ? decision.commandId : undefined, now, ids: parts.ids });
    holders.set(nameOf(claim), call);
    started.push({ claim, call });
    results.push({ outcome: 'RUN', holder: call });
  }
  await insertCalls(transaction, started.map(({ claim, call }) => toRow(claim, call)));
  await saveBodies(transaction, started.map(({ claim }) => claim.body), parts.names);
  return results;
}

/** Finds running calls that have ended: their end could not be stored, or their process stopped. */
async function endedCalls(transaction: Transaction, holders: readonly KeyHolderRow[], { now, unstored }: { now: Instant; unstored: UnstoredCalls }): Promise<(call: KeyHolderRow) => boolean> {
  const isOfProcess = holders.some((call) => call.state === 'RUNNING' && call.process_id !== null);
  const present = isOfProcess ? await runningProcesses(transaction, now) : undefined;
  return (call) => unstored.has(call) || (call.process_id !== null && present?.has(call.process_id) === false);
}

function newCall(claim: PreparedClaim, { commandId, now, ids }: { commandId: string | undefined; now: Instant; ids: Ids }): KeyHolderRow {
  return {
    company_id: claim.companyId, id: ids.next(), connection_id: claim.connectionId, idempotency_key: claim.key, fingerprint: claim.fingerprint,
    state: 'RUNNING', lease_end: shift(now, LEASE_MILLISECONDS), command_id: commandId ?? ids.next(), started_at: now,
    owner: ids.next(), status: null, answer_headers: null, answer_body: null, request_id: claim.requestId, process_id: claim.processId ?? null,
  };
}

const toRow = (claim: PreparedClaim, call: KeyHolderRow): NewCallRow => Object.assign({}, call, {
  surface: claim.surface, operation: claim.operation, method: claim.method, path: claim.path,
  address: claim.address, request_headers: claim.requestHeaders, request_body: claim.body?.hash ?? null,
});

const toHolder = (row: KeyHolderRow): KeyHolder =>
  ({ fingerprint: row.fingerprint, state: row.state, leaseEnd: row.lease_end, startedAt: row.started_at, commandId: row.command_id });

const keyOf = (row: KeyHolderRow): ConnectionKey => ({ companyId: row.company_id, connectionId: row.connection_id, key: row.idempotency_key });

const nameOf = ({ companyId, connectionId, key }: ConnectionKey): string => `${String(companyId)} ${connectionId} ${key}`;
