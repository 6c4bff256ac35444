import { Failure } from '#contract/failure.js';
import { countedAddress } from './client-address.js';
import type { Exchange } from './exchange.js';
import { MINUTE_SECONDS, type AttemptLimit, type Counted, type InputLimit, type Limit } from './limits/limit.js';
import type { Caller } from './route.js';
import type { SurfaceDeps } from './surface.js';
import { showRate, throttle } from './throttle.js';

type Counting = Pick<SurfaceDeps, 'limiter' | 'clock'>;

/** One count of a limit. */
interface Spent {
  readonly key: string;
  readonly most: number;
  /** Whether the rate is only read and shown. */
  readonly isLookedAt?: boolean;
}

/** Count a call by its address, of IPv6 by its network; throws RATE_LIMITED. */
export async function countAddress<C extends Caller>(limits: readonly Limit<C>[], exchange: Exchange, counting: Counting): Promise<void> {
  for (const limit of limits) if (limit.by === 'address') await spend(limit, { key: countedAddress(exchange.address), most: limit.most }, { exchange, counting });
}

/** Show the rate of an address where answers show it, without counting: OPTIONS and methods that a path does not have do nothing. */
export async function showAddressRate<C extends Caller>(limits: readonly Limit<C>[], exchange: Exchange, counting: Counting): Promise<void> {
  for (const limit of limits) if (limit.by === 'address' && limit.headers) await spend(limit, { key: countedAddress(exchange.address), most: limit.most, isLookedAt: true }, { exchange, counting });
}

/** Count a call by its caller; a caller that is refused for its state gets the rate headers and is not counted. */
export async function countCaller<C extends Caller>(limits: readonly Limit<C>[], { exchange, caller }: { exchange: Exchange; caller: C }, counting: Counting): Promise<void> {
  for (const limit of limits) {
    if (limit.by === 'caller') await spend(limit, { key: limit.key(caller), most: limit.most(caller), isLookedAt: caller.inactive !== undefined }, { exchange, counting });
  }
  if (caller.inactive) throw caller.inactive;
}

/** Count a call by a value of its validated input; throws RATE_LIMITED. */
export async function countInput<I>(limits: readonly InputLimit<I>[], { exchange, input }: { exchange: Exchange; input: I }, counting: Counting): Promise<void> {
  for (const limit of limits) await spend(limit, { key: limit.key(input, exchange), most: limit.most }, { exchange, counting });
}

interface Attempt<I, T> {
  readonly input: I;
  readonly run: () => Promise<T>;
}

/** Run an attempt that counts before it runs, so that of many at once no more get through; throws TOO_MANY_ATTEMPTS above the limit. One that succeeds ends the count, and a failure that is none of those that count is not counted. */
export async function countAttempt<I, T>({ name, key, most, failures, windowSeconds = MINUTE_SECONDS }: AttemptLimit<I>, { input, run }: Attempt<I, T>, { limiter }: Pick<Counting, 'limiter'>): Promise<T> {
  const counted = `${name} ${key(input)}`;
  const { used, resetSeconds } = await limiter.take(counted, { windowSeconds });
  if (used > most) throw new Failure('TOO_MANY_ATTEMPTS', `More than ${String(most)} failed attempts; wait ${String(resetSeconds)} seconds`, { retryAfterSeconds: resetSeconds });
  const made = await run().catch(async (error: unknown) => {
    if (!(error instanceof Failure && failures.includes(error.code))) await limiter.take(counted, { weight: -1, windowSeconds });
    throw error;
  });
  await limiter.forget(counted, windowSeconds);
  return made;
}

interface Spending {
  readonly exchange: Exchange;
  readonly counting: Counting;
}

async function spend({ name, windowSeconds = MINUTE_SECONDS, headers }: Counted, { key, most, isLookedAt = false }: Spent, { exchange, counting: { limiter, clock } }: Spending): Promise<void> {
  const counted = `${name} ${key}`;
  const window = isLookedAt ? await limiter.look(counted, windowSeconds) : await limiter.take(counted, { windowSeconds });
  if (headers) showRate(exchange, window, { most, headers, now: clock.now().getTime() });
  if (!isLookedAt) throttle(window, { most, windowSeconds });
}
