import { Failure } from '#contract/failure.js';
import type { Instant } from '#kernel/clock.js';
import { canonicalJson } from '#kernel/canonical-json.js';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { refuseReversed } from '#subgraph-kit/search/refuse-reversed.js';
import { checkConnectionFilter } from '../connections/check-connection-filter.js';
import { managedConnectionIds, managedConnections, requireManagedRecord } from '../connections/managed-connections.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { firstIdAt, type CallState } from './call.js';
import { callByRequest, hasCalls, pageOfStored, type CallFilter, type CallRow } from './call.store.js';
import { redactHeaders } from './redact.js';
import { withoutSecrets } from './sealed-answer.js';

/** A logged call as the graph shows it; bodies are hashes until their fields are selected. */
export interface CallRecord {
  readonly id: string;
  readonly requestId: string;
  readonly connectionId: string | null;
  readonly surface: string;
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly address: string;
  readonly startedAt: Instant;
  readonly status: number | null;
  readonly durationMs: number | null;
  readonly requestHeaders: string;
  readonly requestHash: string | null;
  readonly answerHeaders: string | null;
  readonly answerHash: string | null;
  readonly outcome: CallOutcome;
}

/** The state of a call: running, answered, or ended without a response. */
export type CallOutcome = 'RUNNING' | 'ANSWERED' | 'ABANDONED';

const OUTCOMES = { RUNNING: 'RUNNING', DONE: 'ANSWERED', FREE: 'ANSWERED', ABANDONED: 'ABANDONED' } as const satisfies Record<CallState, CallOutcome>;

/** The filter of a list of calls. */
export interface CallListFilter {
  readonly connectionId?: string | null | undefined;
  readonly operation?: string | null | undefined;
  readonly status?: number | null | undefined;
  readonly from?: Instant | null | undefined;
  readonly to?: Instant | null | undefined;
  readonly surface?: string | null | undefined;
  readonly path?: string | null | undefined;
  readonly failed?: boolean | null | undefined;
}

/** The page and filter of a list of calls. */
export interface CallList {
  readonly filter?: CallListFilter | null | undefined;
  readonly page: PageRequest;
}

/** A page of the calls of the connections that the caller manages, newest first; needs company.manage or catalog.manage. A connection that is not known, or a range that ends before it begins, is BAD_INPUT. */
export async function listCalls(context: IdentityContext, { filter, page }: CallList): Promise<Page<CallRecord>> {
  const { principal, identity } = context;
  const { companyId } = managedConnections(principal);
  if (principal.kind === 'staff') refuseReversed({ to: ['from', filter?.from, filter?.to] });
  await checkConnectionFilter(context, { connectionId: filter?.connectionId, hasRecords: (id) => areCalls(identity, companyId, id) });
  return pageOfCalls(identity, companyId, { page, filter: { ...filter, connectionIds: await managedConnectionIds(context) }, list: `calls:${canonicalJson({ ...filter })}` });
}

const areCalls = async ({ callDatabases }: Identity, companyId: number, connectionId: string): Promise<boolean> =>
  (await Promise.all(callDatabases.map((database) => hasCalls(database, companyId, connectionId)))).includes(true);

interface CallPage extends CallList {
  readonly filter: CallListFilter & Pick<CallFilter, 'connectionIds'>;
  /** What a cursor is bound to besides the company. */
  readonly list: string;
}

/** A page of calls, newest first. */
export async function pageOfCalls(identity: Identity, companyId: number, { filter: { from, to, ...exact }, list: name, page }: CallPage): Promise<Page<CallRecord>> {
  const list = `${name}:${String(companyId)}`;
  const keys = keysetOf(identity.cursors, page, { list, columns: ['id'], isDescending: true, begins: typeof to === 'string' ? [firstIdAt(to)] : undefined });
  const filter = { ...exact, fromId: typeof from === 'string' ? firstIdAt(from) : undefined };
  const found = await Promise.all(identity.callDatabases.map((database) => pageOfStored(database, companyId, { filter, keys })));
  const newest = newestFirst(found.flat());
  const rows = (keys.isBackward ? newest.reverse() : newest).slice(0, keys.limit);
  return keys.page(rows.map(toRecord), ({ id }) => [id]);
}

/** One call of the company by its request id; needs company.manage, of a connection of the catalog catalog.manage. Throws NOT_FOUND for another company's. */
export async function readCall(context: IdentityContext, requestId: string): Promise<CallRecord> {
  const call = await callOf(context.identity, managedConnections(context.principal).companyId, requestId);
  await requireManagedRecord(context, call.connectionId);
  return call;
}

/** One call of a company by its request id; throws NOT_FOUND. */
export async function callOf({ callDatabases }: Identity, companyId: number, requestId: string): Promise<CallRecord> {
  const found = await Promise.all(callDatabases.map((database) => callByRequest(database, companyId, requestId)));
  const [row] = newestFirst(found.filter((one) => one !== undefined));
  if (!row) throw new Failure('NOT_FOUND', UNKNOWN);
  return toRecord(row);
}

/** Ids begin with their time. */
const newestFirst = (rows: readonly CallRow[]): CallRow[] => rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));

/** The message for a call that does not exist or is not the reader's. */
export const UNKNOWN = 'No call has this request id';

/** A body by its hash, without the secrets that it showed; null when the call had none or it was purged. */
export async function readBody({ loaders, principal: { companyId }, identity: { sealing } }: IdentityContext, hash: string | null): Promise<string | null> {
  const body = hash === null ? null : await loaders.body(hash);
  return body && withoutSecrets({ companyId, body }, sealing);
}

const toRecord = (row: CallRow): CallRecord => ({
  id: row.id, requestId: row.request_id, connectionId: row.connection_id, surface: row.surface, operation: row.operation, method: row.method,
  path: row.path, address: row.address, startedAt: row.started_at, status: row.status, durationMs: row.duration_ms,
  requestHeaders: row.request_headers, requestHash: row.request_body,
  answerHeaders: row.answer_headers === null ? null : redactHeaders(row.answer_headers), answerHash: row.answer_body,
  outcome: OUTCOMES[row.state],
});
