import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { callerAddress } from './address-allowlist.js';
import { countWrong, secondsBlocked } from './count-failures.js';
import type { Caller } from './lockout.store.js';

/** Seconds until an address may present credentials at a surface again; null for one that is not blocked. */
export async function readBlockedSeconds({ principal, identity }: IdentityContext, { surface, address }: Caller): Promise<number | null> {
  requireScope(principal, 'system');
  return await secondsBlocked(identity, { surface, address: callerAddress(address) }) ?? null;
}

/** Count a wrong credential; thirty within five minutes block the address until the five minutes end. */
export async function countWrongCredential({ principal, identity }: IdentityContext, { surface, address }: Caller): Promise<boolean> {
  requireScope(principal, 'system');
  await countWrong(identity, { surface, address: callerAddress(address) }, 'WITH_FIRST');
  return true;
}
