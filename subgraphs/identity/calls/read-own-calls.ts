import { instant, shift, type Instant } from '#kernel/clock.js';
import { canonicalJson } from '#kernel/canonical-json.js';
import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import type { IdentityContext } from '../identity-deps.js';
import { firstIdAt, KEPT_MILLISECONDS } from './call.js';
import { callOf, pageOfCalls, UNKNOWN, type CallList, type CallListFilter, type CallRecord } from './read-calls.js';

interface OwnCallList extends CallList {
  readonly filter?: Omit<CallListFilter, 'connectionId'> | null | undefined;
}

/** A page of the calling connection's own calls of the last thirty days, newest first. */
export async function listOwnCalls({ principal, identity }: IdentityContext, { filter, page }: OwnCallList): Promise<Page<CallRecord>> {
  const connectionId = callingConnection(principal);
  const { from, ...narrowed } = filter ?? {};
  const oldest = oldestKept(identity);
  return pageOfCalls(identity, principal.companyId, {
    page,
    filter: { ...narrowed, connectionId, from: typeof from === 'string' && from > oldest ? from : oldest },
    list: `own-calls:${connectionId}:${canonicalJson({ ...filter })}`,
  });
}

/** One of the calling connection's own calls of the last thirty days; throws NOT_FOUND for another's. */
export async function readOwnCall({ principal, identity }: IdentityContext, requestId: string): Promise<CallRecord> {
  const connectionId = callingConnection(principal);
  const call = await callOf(identity, principal.companyId, requestId);
  if (call.connectionId !== connectionId || call.id < firstIdAt(oldestKept(identity))) throw new Failure('NOT_FOUND', UNKNOWN);
  return call;
}

const oldestKept = ({ clock }: IdentityContext['identity']): Instant => shift(instant(clock), -KEPT_MILLISECONDS);

function callingConnection({ connectionId, kind }: Principal): string {
  if (kind !== 'connection' || connectionId === undefined) throw new Failure('FORBIDDEN', 'Only a connection can read its own calls');
  return connectionId;
}
