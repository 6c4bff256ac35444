import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import { unusedRegisteredAt } from './client.store.js';

const [HOUR, SECOND] = [3_600_000, 1000];

/**
 * Refuse one more registration where as many clients as the setting allows registered within the last hour and were not used: addresses are limited one by one, and many
 * of them together must not make us store without bound either. Clients that a person connected do not count. Throws RATE_LIMITED with the seconds to wait.
 */
export async function requireRoomForClient(transaction: Transaction, { clock, registrationsAnHour: most }: Identity): Promise<void> {
  const earliest = await unusedRegisteredAt(transaction, most - 1);
  const wait = earliest === undefined ? 0 : Date.parse(earliest) + HOUR - clock.now().getTime();
  if (wait <= 0) return;
  const retryAfterSeconds = Math.ceil(wait / SECOND);
  throw new Failure('RATE_LIMITED', `More than ${String(most)} apps registered within an hour and were not used; wait ${String(retryAfterSeconds)} seconds`, { retryAfterSeconds, most, resetsAt: Math.floor(clock.now().getTime() / SECOND) + retryAfterSeconds });
}
