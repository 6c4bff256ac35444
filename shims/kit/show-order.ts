import { clockOf, instant, type Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { Call } from '#client/call.js';
import { requireScope } from '#contract/principal.js';
import { callerOf, type ConnectionCaller, type ConnectionFacts } from './access/connection-access.js';
import type { Answer } from './answer.js';
import { asFailure } from './as-failure.js';
import { isOfDryRun } from './is-of-dry-run.js';
import type { AskedOrder, OrderCall } from './order-call.js';
import type { RouteInvocation } from './route.js';
import type { Surface } from './surface.js';

interface ShowDeps {
  readonly call: Call;
  readonly clock: Clock;
  readonly log: Log;
  readonly requestId: string;
}

interface Asking {
  readonly surface: Pick<Surface, 'encode' | 'fail' | 'host' | 'name'>;
  readonly reads: OrderCall;
  readonly connection: ConnectionFacts;
  readonly order: AskedOrder;
}

/**
 * What a connection is answered about an order: the surface's own route, encoding and failures, with the rights of the connection, without the network. What belongs to a call of the connection itself is left out: limits, the
 * call log, certification. It is a dry run, because some reads of warehouses accept what they read. Throws CONFLICT where others keep changing the order during it, and UNAVAILABLE where it took too long or a part of the service is away: the connection is not answered so.
 */
export async function showOrder({ surface, reads, connection, order }: Asking, deps: ShowDeps): Promise<Answer> {
  const caller = callerOf(connection);
  const route = reads.route(order);
  const path = reads.target(order).split('?', 1).join('');
  try {
    if (caller.inactive) throw caller.inactive;
    if (route.scope !== null) requireScope(caller.principal, route.scope);
    return surface.encode(await route.run(invocationOf({ surface, reads, order, caller, path }, deps)));
  } catch (error) {
    if (isOfDryRun(error)) throw error;
    const failure = asFailure(error, deps.log, { requestId: deps.requestId, surface: surface.name, operation: route.id });
    return surface.fail(failure, { requestId: deps.requestId, path });
  }
}

interface Invoked extends Omit<Asking, 'connection'> {
  readonly caller: ConnectionCaller;
  readonly path: string;
}

function invocationOf({ surface, reads, order, caller, path }: Invoked, { call, clock, requestId }: ShowDeps): RouteInvocation<ConnectionCaller> {
  const { principal } = caller;
  return {
    inbound: { params: reads.params?.(order) ?? {}, query: reads.query?.(order) ?? {}, headers: {}, cookies: {}, address: '', body: undefined, files: [] },
    arrival: { host: surface.host, path, isSecure: true }, caller, now: instant(clockOf(clock, principal.companyId)),
    call: async (operation, variables, context) => ofOrder(await call(operation, variables, context), order.number),
    context: { principal, requestId, via: surface.name, dryRun: true },
    count: () => Promise.resolve(), attempt: (_limit, _input, run) => run(),
  };
}

/** The answer of a list with this order alone. */
function ofOrder<D>(data: D, number: string): D {
  if (typeof data !== 'object' || data === null) return data;
  const lists = Object.entries(data).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return { ...data, ...Object.fromEntries(lists.map(([name, list]) => [name, list.filter((item) => isOrder(item, number))])) };
}

const isOrder = (item: unknown, number: string): boolean => typeof item === 'object' && item !== null && 'number' in item && item.number === number;
