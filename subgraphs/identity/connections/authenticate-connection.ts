import { equalInConstantTime } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { callerAddress, isAllowed } from './address-allowlist.js';
import { blockBegins, type Connection, type ConnectionKind } from './connection.js';
import { isOnHost } from './connection-settings.js';
import { blockedFor, countWrong, secondsBlocked } from './count-failures.js';
import { matchCredential, presentedBasic, presentedKey, type KnownConnection, type PresentedCredential } from './credential.store.js';
import type { Caller } from './lockout.store.js';
import { settingsOf, type StoredSettings } from './wms-settings.js';

/** What a call presents for authentication. */
export interface Presented {
  readonly surface: string;
  /** The kind of connection the surface serves. */
  readonly kind: ConnectionKind;
  readonly address: string;
  readonly host?: string | null | undefined;
  readonly apiKey?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly password?: string | null | undefined;
}

/** The outcome; only AUTHENTICATED has a connection. */
export type AuthenticationOutcome = 'AUTHENTICATED' | 'MISSING' | 'WRONG' | 'ADDRESS_REFUSED' | 'BLOCKED';

/** The fields of an authenticated connection that a surface needs. */
export interface AuthenticatedConnection extends Pick<Connection, 'id' | 'kind' | 'name' | 'status' | 'companyId' | 'warehouseId' | 'scopes' | 'ratePerMinute'> {
  readonly companyName: string;
  readonly silent: boolean;
  readonly webhooksEnabled: boolean;
  /** Settings specific to its kind, with defaults filled in. */
  readonly settings: StoredSettings | null;
}

/** The result of an authentication. */
export interface Authentication {
  readonly outcome: AuthenticationOutcome;
  readonly retryAfterSeconds?: number;
  readonly connection?: AuthenticatedConnection;
}

/**
 * Authenticate the connection of a call. For a blocked address no credential is checked; a wrong credential is counted,
 * a missing one, another host and a refused address are not. Success takes one indexed read and no write.
 */
export async function authenticateConnection({ principal, identity }: IdentityContext, presented: Presented): Promise<Authentication> {
  requireScope(principal, 'system');
  identity.database.requireRoom();
  const caller = { surface: presented.surface, address: callerAddress(presented.address) };
  const credential = credentialOf(presented);
  const match = credential && await matchCredential(identity.database, credential, caller);
  const retryAfterSeconds = match ? blockedFor(identity, caller, match.window) : await secondsBlocked(identity, caller);
  if (retryAfterSeconds !== undefined) return { outcome: 'BLOCKED', retryAfterSeconds };
  return match ? admitted(identity, { presented, credential, caller, known: match.known() }) : { outcome: 'MISSING' };
}

interface Shown {
  readonly presented: Presented;
  readonly credential: PresentedCredential;
  readonly caller: Caller;
  readonly known: KnownConnection | undefined;
}

/** The outcome for a credential of an address that is not blocked. */
async function admitted(identity: Identity, { presented, credential, caller, known }: Shown): Promise<Authentication> {
  if (!known || !isItsOwn(known, credential, presented.kind)) return wrong(identity, caller, presented.kind);
  const { connection } = known;
  if (!isOnHost(connection.dedicatedHost, presented.host)) return { outcome: 'WRONG' };
  if (!isAllowed(connection.allowlist, caller.address)) return { outcome: 'ADDRESS_REFUSED' };
  identity.callTimes.note(connection);
  return { outcome: 'AUTHENTICATED', connection: { ...connectionFacts(connection), companyName: known.companyName } };
}

function credentialOf({ apiKey, username, password }: Presented): PresentedCredential | undefined {
  if (isGiven(apiKey)) return presentedKey(apiKey);
  return isGiven(username) || isGiven(password) ? presentedBasic(username ?? '', password ?? '') : undefined;
}

const isGiven = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

/** What a surface knows of a connection, but the name of its company. */
export const connectionFacts = (connection: Connection): Omit<AuthenticatedConnection, 'companyName'> => Object.assign({}, connection, {
  settings: settingsOf(connection), silent: connection.silentSince !== null,
  webhooksEnabled: connection.webhookUrl !== null && connection.webhookSecret !== null,
});

/** The row was found by its hash; the constant-time comparison makes the check independent of how the database compares. */
const isItsOwn = ({ connection, stored }: KnownConnection, { form, hash }: PresentedCredential, kind: ConnectionKind): boolean =>
  equalInConstantTime(stored.hash, hash) && stored.form === form && connection.kind === kind;

async function wrong(identity: Identity, caller: Caller, kind: ConnectionKind): Promise<Authentication> {
  const begins = blockBegins(kind);
  if (begins !== null) await countWrong(identity, caller, begins);
  return { outcome: 'WRONG' };
}
