import { unseal } from '#kernel/crypto.js';
import type { CarrierSettings } from '#contract/carrier-connection.js';
import { requireScope } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { IdentityContext } from '../identity-deps.js';
import { callerAddress, isAllowed } from './address-allowlist.js';
import { carrierSettings } from './carrier-settings.js';
import { findCarrierConnection } from './carrier-connection.store.js';
import type { Connection } from './connection.js';
import { connectionsByIds } from './connection.store.js';

/** A carrier connection with what proves its calls: the body is signed, so the surface that has it checks the proof. */
export interface CarrierConnection extends Pick<Connection, 'id' | 'companyId' | 'name' | 'status' | 'ratePerMinute'>, CarrierSettings {
  readonly keyHash: string;
  readonly webhookSecret: string;
  /** Whether it may be called from the address. */
  readonly isAllowed: boolean;
  /** Whether it is recorded that it called within this minute. */
  readonly isCallNoted: boolean;
}

/** A carrier connection by its id, for a call from an address; null where there is none. */
export async function readCarrierConnection({ principal, identity }: IdentityContext, { id, address }: { readonly id: string; readonly address: string }): Promise<CarrierConnection | null> {
  requireScope(principal, 'system');
  identity.database.requireRoom();
  const found = await findCarrierConnection(identity.database, id.toLowerCase());
  const settings = found && carrierSettings(found.connection);
  if (!found || !settings) return null;
  const { connection: { companyId, name, status, ratePerMinute, allowlist, webhookSecret, ...connection }, keyHash } = found;
  return {
    id: connection.id, companyId, name, status, ratePerMinute, ...settings, keyHash,
    webhookSecret: webhookSecret === null ? '' : unseal(webhookSecret, `${String(companyId)}:${connection.id}:webhook`, identity.sealing), isAllowed: isAllowed(allowlist, callerAddress(address)),
    isCallNoted: identity.callTimes.isNoted(found.connection),
  };
}

/** The codes that the status map of a carrier connection of the caller's company has, in lower case; none for what is no such connection. */
export async function readMappedCodes({ principal, identity }: IdentityContext, id: string): Promise<string[]> {
  requirePermission(principal, 'company.read');
  const [connection] = await connectionsByIds(identity.database, principal.companyId, { ids: [id.toLowerCase()] });
  return (connection ? carrierSettings(connection)?.statusMap ?? [] : []).map(({ code }) => code.trim().toLowerCase());
}

/** Record that a carrier connection called and proved it, to the minute. */
export function noteCarrierCall({ principal, identity }: IdentityContext, id: string): boolean {
  requireScope(principal, 'system');
  identity.callTimes.note({ companyId: principal.companyId, id, lastCallAt: null, silentSince: null });
  return true;
}
