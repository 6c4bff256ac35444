import { equalInConstantTime } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { callerAddress, isAllowed } from './address-allowlist.js';
import type { Connection } from './connection.js';
import { presentedKey } from './credential.store.js';
import { requireManagedKind } from './managed-connections.js';
import { openedSecret } from './opened-secret.js';
import { findConnectionOfKey } from './store-connection.store.js';
import { storeSettings, type StoreSettings } from './store-settings.js';

/** A storefront's connection, for the surface that it asks. */
export interface StoreConnection extends Pick<Connection, 'id' | 'companyId' | 'name' | 'ratePerMinute'>, StoreSettings {}

/** What a storefront presents: its token is in its pages, so that a wrong one is nothing to count. */
interface PresentedToken {
  readonly token: string;
  readonly address: string;
}

/** The active connection of a storefront by its token, for a call from an address; null where there is none, or it may not be called from there. */
export async function readStoreConnection({ principal, identity }: IdentityContext, { token, address }: PresentedToken): Promise<StoreConnection | null> {
  requireScope(principal, 'system');
  identity.database.requireRoom();
  const { hash } = presentedKey(token);
  const found = await findConnectionOfKey(identity.database, hash);
  const settings = found && storeSettings(found.connection);
  if (!found || !settings || !equalInConstantTime(found.keyHash, hash) || !mayCall(found.connection, address)) return null;
  identity.callTimes.note(found.connection);
  const { id, companyId, name, ratePerMinute } = found.connection;
  return { id, companyId, name, ratePerMinute, ...settings };
}

const mayCall = ({ status, allowlist }: Connection, address: string): boolean => status === 'ACTIVE' && isAllowed(allowlist, callerAddress(address));

/** The key of a connection that is published in pages, so that people can copy it there again; needs the right to manage it. Null for connections of another kind, and where it cannot be decrypted. */
export async function readPublicKey({ principal, identity, loaders }: IdentityContext, { kind, companyId, id }: Connection, asked: 'STORE' | 'COLLECTOR'): Promise<string | null> {
  if (kind !== asked) return null;
  requireManagedKind(principal, kind);
  const sealed = await loaders.sealedKey(id);
  const opened = sealed === null ? null : openedSecret(sealed, `${String(companyId)}:${id}:key`, { sealing: identity.sealing, remedy: 'rotate the connection' });
  return opened && 'secret' in opened ? opened.secret : null;
}
