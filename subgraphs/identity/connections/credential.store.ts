import { sha256, seal, type SealingKey } from '#kernel/crypto.js';
import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import type { Connection } from './connection.js';
import { connectionName, toConnection } from './connection.store.js';
import { CONNECTION_ROW, type ConnectionRow } from './connection.table.js';
import { CREDENTIAL, type CredentialKind } from './credential.table.js';
import type { FailureWindow } from './lockout.js';
import { failureWindow, type Caller } from './lockout.store.js';
import { CREDENTIAL_FORMS, type Credentials } from './new-credentials.js';

/** A presented credential, hashed. */
export interface PresentedCredential {
  readonly form: CredentialKind;
  readonly hash: string;
}

/** A presented bearer key. */
export const presentedKey = (apiKey: string): PresentedCredential => ({ form: 'KEY', hash: sha256(apiKey) });

/**
 * A presented username and password. SHA-256 is enough for the password, which is generated: 40 random letters and digits
 * (238 bits) cannot be guessed, and argon2 would cost time on every call.
 */
export const presentedBasic = (username: string, password: string): PresentedCredential => ({ form: 'BASIC', hash: sha256(`${username}:${password}`) });

/** A connection found by its credential. */
export interface KnownConnection {
  readonly connection: Connection;
  readonly companyName: string;
  /** The stored credential, for the constant-time comparison. */
  readonly stored: PresentedCredential;
}

type CredentialRow = ConnectionRow & { hash: string; form: CredentialKind; company_name: string; began_at: Instant | null; failures: number | null };

/** The stored records of a presented credential and of the address it came from. */
export interface CredentialMatch {
  /** The failures counted for the address. */
  readonly window: FailureWindow | undefined;
  /** The connection the credential may belong to; throws INTERNAL when it cannot be read. */
  readonly known: () => KnownConnection | undefined;
}

/** The match of a presented credential in one indexed read; for an unknown credential a second one reads the failures of its address. */
export async function matchCredential(reader: Reader, { hash }: PresentedCredential, caller: Caller): Promise<CredentialMatch> {
  const [row] = await reader.query<CredentialRow>(
    `SELECT ${CONNECTION_ROW.of('c')}, k.hash, k.form, m.name AS company_name, l.began_at, l.failures FROM credential k
     JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id JOIN company m ON m.id = k.company_id
     LEFT JOIN lockout l ON l.surface = ? AND l.address = ? WHERE k.hash = ?`, [caller.surface, caller.address, hash]);
  if (!row) return { window: await failureWindow(reader, caller), known: () => undefined };
  const { began_at: beganAt, failures } = row;
  return { window: beganAt === null || failures === null ? undefined : { beganAt, failures }, known: () => knownConnection(reader, row) };
}

function knownConnection(reader: Reader, row: CredentialRow): KnownConnection | undefined {
  const connection = readableRow(reader, row, { companyId: row.company_id, map: toConnection, nameOf: connectionName });
  return connection && { connection, companyName: row.company_name, stored: { form: row.form, hash: row.hash } };
}

/** Replace all credentials of a connection; the old ones are invalid from the commit on. */
export async function replaceCredentials(transaction: Transaction, { companyId, id, kind }: Connection, { credentials, sealing }: { credentials: Credentials; sealing: SealingKey }): Promise<void> {
  await deleteCredentials(transaction, companyId, id);
  const { apiKey, username, password } = credentials;
  const owner = { company_id: companyId, connection_id: id };
  if (apiKey !== undefined) {
    const sealed = CREDENTIAL_FORMS[kind].readable ? seal(apiKey, `${String(companyId)}:${id}:key`, sealing) : null;
    await transaction.insert(CREDENTIAL, [{ ...owner, ...presentedKey(apiKey), sealed }]);
  }
  if (username !== undefined && password !== undefined) {
    await transaction.insert(CREDENTIAL, [{ ...owner, ...presentedBasic(username, password), sealed: null }]);
  }
}

/** Remove all credentials of a connection. */
export const deleteCredentials = (transaction: Transaction, companyId: number, connectionId: string): Promise<number> =>
  transaction.execute('DELETE FROM credential WHERE company_id = ? AND connection_id = ?', [companyId, connectionId]);

/** The secret of its webhooks or its customer references as stored: sealed and bound to this connection. */
export function sealWebhookSecret({ companyId, id }: { companyId: number; id: string }, { webhookSecret, signingSecret = webhookSecret }: Credentials, sealing: SealingKey): string | null {
  return signingSecret === undefined ? null : seal(signingSecret, `${String(companyId)}:${id}:webhook`, sealing);
}
