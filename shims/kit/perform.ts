import { clockOf, instant } from '#kernel/clock.js';
import { stillRunning } from '#contract/command-refusals.js';
import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext, type Command } from '#contract/principal.js';
import type { Answer, Reply } from './answer.js';
import { headOf } from './call-head.js';
import { claimCall } from './claim-call.js';
import { openToListed, preflight } from './cors.js';
import { countAddress, countAttempt, countCaller, countInput, showAddressRate } from './count-call.js';
import { noteDryRun, refuseOddDryRun } from './dry-run.js';
import type { Claim, Exchange } from './exchange.js';
import { idempotencyKey } from './idempotency-key.js';
import { refuseUnknownParameters } from './refuse-unknown-parameters.js';
import { refusePrefetch } from './refuse-prefetch.js';
import { readBody } from './body/read-body.js';
import type { CallRecorder } from './record-call.js';
import type { OwnPath } from './place.js';
import type { Arrival, Caller, CallHead, Inbound, Route, RouteInvocation } from './route.js';
import type { Row, RouteTables } from './route-table.js';
import type { Surface, SurfaceDeps } from './surface.js';

/** A surface with its dependencies. */
export interface PipelineContext<C extends Caller> {
  readonly surface: Surface<C>;
  readonly deps: SurfaceDeps;
  readonly tables: RouteTables<C>;
  readonly recorder: Pick<CallRecorder, 'requireLog'>;
}

/** A call whose route is found. */
interface Routed<C extends Caller> extends Row<C> {
  readonly exchange: Exchange;
  readonly head: CallHead;
}

/**
 * The steps of a call in the order that the documents give (decisions 1, A; decisions 3): method and path, limits by address, authentication and
 * allowlist, origin, state, limits by caller, scope, what the route checks itself, body size, syntax, Idempotency-Key, validation, limits by input, and then the operation. Each throws
 * its refusal. Where the credential is in the body, the body is read before authentication.
 */
export async function perform<C extends Caller>(exchange: Exchange, own: OwnPath, pipeline: PipelineContext<C>): Promise<Answer> {
  const { surface, deps } = pipeline;
  if (exchange.method === 'OPTIONS') return optionsOf(exchange, own, pipeline);
  const { route, declared, params } = await looked(exchange, own, { tables: pipeline.tables, deps, up: (tables) => tables.find(exchange.method, own) });
  if (declared.effects === true) refusePrefetch(exchange.request.headers);
  exchange.routeId = route.id;
  exchange.declared = declared;
  noteDryRun(exchange, surface, route);
  await countAddress(declared.limits, exchange, deps);
  const routed: Routed<C> = { exchange, route, declared, head: headOf(exchange, params()) };
  const { caller, body, refusal } = await (declared.access.isInBody === true ? bodyFirst : callerFirst)(routed, pipeline);
  if (refusal) return surface.encode(refusal);
  const repeated = await beforeWrite(routed, pipeline);
  if (repeated) return repeated;
  if (surface.unknownParameters === 'refused') refuseUnknownParameters(route, routed.head);
  const inbound: Inbound = Object.assign(routed.head, { body, files: exchange.files ?? [] });
  return surface.encode(await runFor(exchange, () => route.run({ inbound, ...knownOf(exchange, caller, pipeline), attempt: attempting(deps) })));
}

const attempting = (deps: SurfaceDeps): RouteInvocation['attempt'] => (limit, input, run) => countAttempt(limit, { input, run }, deps);

interface LookUp<C extends Caller, T> extends Pick<PipelineContext<C>, 'deps' | 'tables'> {
  readonly up: (tables: RouteTables<C>) => T;
}

/** What is looked up of a path; a refusal, because the path or its method is unknown, has the rate that answers there show. */
async function looked<C extends Caller, T>(exchange: Exchange, own: OwnPath, { tables, deps, up }: LookUp<C, T>): Promise<T> {
  try {
    return up(tables);
  } catch (error) {
    await showAddressRate(tables.limitsAt(own), exchange, deps);
    throw error;
  }
}

/** What a route is given of every call. */
const knownOf = <C extends Caller>(exchange: Exchange, caller: C, { surface, deps }: PipelineContext<C>): Omit<RouteInvocation<C>, 'inbound' | 'attempt'> => ({
  arrival: arrivalOf(exchange, deps), caller, now: instant(clockOf(deps.clock, caller.principal.companyId)), call: deps.call, context: contextOf(exchange, caller, surface.name),
  count: (limits, input) => countInput(limits, { exchange, input }, deps),
});

const arrivalOf = ({ path, host }: Exchange, { urls }: SurfaceDeps): Arrival =>
  ({ host, path, isSecure: urls?.[host]?.startsWith('https:') === true });

/** The caller and the body, or what refuses the call before its body is read. */
interface Proved<C extends Caller> {
  readonly caller: C;
  readonly body?: unknown;
  readonly refusal?: Reply | undefined;
}

async function callerFirst<C extends Caller>(routed: Routed<C>, pipeline: PipelineContext<C>): Promise<Proved<C>> {
  const { route, head, exchange } = routed;
  const caller = await admitted(routed, pipeline.deps);
  const refusal = await route.admit?.({ head, ...knownOf(exchange, caller, pipeline) });
  return refusal ? { caller, refusal } : { caller, body: await bodyOf(routed) };
}

async function bodyFirst<C extends Caller>(routed: Routed<C>, { deps }: PipelineContext<C>): Promise<Proved<C>> {
  const body = await bodyOf(routed);
  return { caller: await admitted(routed, deps), body };
}

/** The methods of a path, for OPTIONS; a preflight names the method, whose route may have its own origins, else the path's first one counts. */
async function optionsOf<C extends Caller>(exchange: Exchange, own: OwnPath, { tables, deps }: PipelineContext<C>): Promise<Answer> {
  const allow = await looked(exchange, own, { tables, deps, up: () => tables.allowed(own) });
  const { 'access-control-request-method': asked = '' } = exchange.request.headers;
  const { declared } = asked !== 'OPTIONS' && allow.split(', ').includes(asked) ? tables.find(asked, own) : tables.first(own);
  exchange.declared = declared;
  const { cors, limits } = declared;
  await showAddressRate(limits, exchange, deps);
  if (cors?.preflight === false) throw new Failure('METHOD_NOT_ALLOWED', 'OPTIONS is not a method of this path', { allow });
  return { status: 204, headers: { Allow: allow, ...preflight(cors, exchange, allow) }, body: '' };
}

/** Authenticate the caller, check the origin, count the call and check the scope of the route. Pages whose origin is allowed can read that there were too many. */
async function admitted<C extends Caller>({ exchange, head, route, declared: { access, limits, cors } }: Routed<C>, deps: SurfaceDeps): Promise<C> {
  const caller = await access.admit(exchange, deps, head);
  openToListed(cors, exchange, caller);
  await countCaller(limits, { exchange, caller }, deps);
  if (route.scope !== null) requireScope(caller.principal, route.scope);
  return caller;
}

/** The stored answer of a repeated write. While the call log cannot be written, a write that must be logged is refused. */
async function beforeWrite<C extends Caller>({ exchange, route, declared }: Routed<C>, { surface, deps, recorder }: PipelineContext<C>): Promise<Answer | undefined> {
  if (route.method === 'GET') return undefined;
  const repeated = await claimed(exchange, route, { surface, deps });
  if (!repeated && !exchange.claim && declared.callLog === 'full') recorder.requireLog();
  return repeated;
}

/** The stored answer of a write's key, if any. A dry run's key is only validated: it neither claims nor replays one. */
async function claimed<C extends Caller>(exchange: Exchange, { id, idempotency }: Route<C>, { surface, deps }: Pick<PipelineContext<C>, 'surface' | 'deps'>): Promise<Answer | undefined> {
  refuseOddDryRun(exchange, surface);
  if (idempotency !== 'key') return undefined;
  if (!exchange.dryRun) return claimCall(exchange, deps, { surface: surface.name, operation: id, loggedBytes: surface.loggedBytes, keys: surface.idempotencyKeys });
  idempotencyKey(exchange.request.headers, surface.idempotencyKeys);
  return undefined;
}

/** Run a call. While another request with its key runs, only read the result that one records: whatever comes of it, this request must not finish the other's call. */
async function runFor<T>(exchange: Exchange, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!exchange.claim?.recordedOnly) throw error;
    delete exchange.claim;
    throw error instanceof Failure ? stillRunning({ cause: error }) : error;
  }
}

/** A missing body counts as an empty object; a GET has none. */
async function bodyOf<C extends Caller>({ exchange, route, declared: { body: reader } }: Routed<C>): Promise<unknown> {
  if (route.method === 'GET') return undefined;
  const place = reader.room?.place(exchange.bodyOwner ?? exchange.connectedAddress);
  if (place) exchange.leaveRoom = () => { place.leave(); };
  exchange.body = await readBody(exchange.request, reader.limit, place);
  const body = await reader.read(exchange.body, exchange);
  return body === undefined ? {} : body;
}

const contextOf = ({ requestId, claim, dryRun }: Exchange, { principal }: Caller, via: string): CallContext => ({
  principal,
  requestId,
  via,
  command: claim && commandOf(claim),
  dryRun,
});

const commandOf = (claim: Claim): Command => ({ id: claim.commandId, get expiresAt() { return claim.expiresAt; }, recordedOnly: claim.recordedOnly });
