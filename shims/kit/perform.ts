import { instant } from '#kernel/clock.js';
import { stillRunning } from '#contract/command-refusals.js';
import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Answer } from './answer.js';
import { claimCall } from './claim-call.js';
import { noteDryRun, refuseOddDryRun } from './dry-run.js';
import type { Exchange } from './exchange.js';
import { idempotencyKey } from './idempotency-key.js';
import { queryOf } from './query.js';
import { readBody } from './read-body.js';
import type { CallRecorder } from './record-call.js';
import type { OwnPath } from './own-path.js';
import type { Caller, Route } from './route.js';
import type { RouteTables } from './route-table.js';
import type { Surface, SurfaceDeps } from './surface.js';

/** A surface ready to work. */
export interface Workplace<C extends Caller> {
  readonly surface: Surface<C>;
  readonly deps: SurfaceDeps;
  readonly tables: RouteTables<C>;
  readonly recorder: CallRecorder;
}

/**
 * The steps of a call in the order that the documents give (decisions 1, A): method and path, address block, authentication and
 * allowlist, connection state, rate limit, scope, body size, JSON, Idempotency-Key, validation, and then the operation. Each throws its refusal.
 */
export async function perform<C extends Caller>(exchange: Exchange, own: OwnPath, { surface, deps, tables, recorder }: Workplace<C>): Promise<Answer> {
  if (exchange.method === 'OPTIONS') return { status: 204, headers: { Allow: tables.allowed(own) }, body: '' };
  const { route, params } = tables.find(exchange.method, own);
  exchange.routeId = route.id;
  noteDryRun(exchange, surface, route);
  const caller = await surface.admit(exchange, deps);
  if (route.scope !== null) requireScope(caller.principal, route.scope);
  const body = route.method === 'GET' ? undefined : await bodyOf(exchange, surface);
  const repeated = route.method === 'GET' ? undefined : await claimed(exchange, route, { surface, deps });
  if (repeated) return repeated;
  if (route.method !== 'GET' && !exchange.claim) recorder.requireLog();
  const inbound = { params, query: queryOf(exchange.target), body };
  const run = () => route.run({ inbound, caller, now: instant(deps.clock), call: deps.call, context: contextOf(exchange, caller, surface.name) });
  return surface.encode(await runFor(exchange, run));
}

/** A write's key: the answer it had before, if any. A dry run's key is only looked at: it neither claims nor replays one. */
async function claimed<C extends Caller>(exchange: Exchange, { id, idempotency }: Route<C>, { surface, deps }: Pick<Workplace<C>, 'surface' | 'deps'>): Promise<Answer | undefined> {
  refuseOddDryRun(exchange, surface);
  if (idempotency !== 'key') return undefined;
  if (!exchange.dryRun) return claimCall(exchange, deps, { surface: surface.name, operation: id });
  idempotencyKey(exchange.request.headers);
  return undefined;
}

/** Run a call; while another request with its key is at work, for what that one has recorded: whatever else comes of it, the other's call is not this one's to end. */
async function runFor<T>(exchange: Exchange, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!exchange.claim?.recordedOnly) throw error;
    delete exchange.claim;
    throw error instanceof Failure ? stillRunning({ cause: error }) : error;
  }
}

/** No body at all says as much as an object without fields. */
async function bodyOf<C extends Caller>(exchange: Exchange, surface: Surface<C>): Promise<unknown> {
  exchange.body = await readBody(exchange.request, surface.bodyLimit);
  const body = await surface.decode(exchange.body, exchange);
  return body === undefined ? {} : body;
}

const contextOf = ({ requestId, claim, dryRun }: Exchange, { principal }: Caller, via: string): CallContext => ({
  principal,
  requestId,
  via,
  ...(claim && { command: { id: claim.commandId, get expiresAt() { return claim.expiresAt; }, ...(claim.recordedOnly && { recordedOnly: true }) } }),
  ...(dryRun && { dryRun }),
});
