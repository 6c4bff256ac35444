import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { callerAddress } from './address-allowlist.js';
import { blockedSeconds } from './lockout.js';
import { countFailure, failureWindow, type Caller } from './lockout.store.js';

/** Seconds until an address may show credentials at a surface again; null for one that is not blocked. */
export async function readBlockedSeconds({ principal, identity }: IdentityContext, { surface, address }: Caller): Promise<number | null> {
  requireScope(principal, 'system');
  const { database, clock } = identity;
  return blockedSeconds(await failureWindow(database, { surface, address: callerAddress(address) }), clock.now()) ?? null;
}

/** Count a credential that was presented and is wrong; thirty within five minutes block the address for the rest of them. */
export async function countWrongCredential({ principal, identity }: IdentityContext, { surface, address }: Caller): Promise<boolean> {
  requireScope(principal, 'system');
  const { database, clock } = identity;
  await database.inTransaction((transaction) => countFailure(transaction, { surface, address: callerAddress(address) }, instant(clock)));
  return true;
}
