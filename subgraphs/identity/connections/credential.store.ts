import { sha256, seal, type SealingKey } from '#kernel/crypto.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import type { Connection } from './connection.js';
import { connectionName, toConnection } from './connection.store.js';
import { CONNECTION_ROW, type ConnectionRow } from './connection.table.js';
import { CREDENTIAL, type CredentialKind } from './credential.table.js';
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

/** The connection a presented credential may belong to: one indexed read. */
export async function connectionByCredential(reader: Reader, { hash }: PresentedCredential): Promise<KnownConnection | undefined> {
  const [row] = await reader.query<ConnectionRow & { hash: string; form: CredentialKind; company_name: string }>(
    `SELECT ${CONNECTION_ROW.of('c')}, k.hash, k.form, m.name AS company_name FROM credential k
     JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id JOIN company m ON m.id = k.company_id WHERE k.hash = ?`, [hash]);
  const connection = readableRow(reader, row, { companyId: row?.company_id ?? 0, map: toConnection, nameOf: connectionName });
  return row && connection && { connection, companyName: row.company_name, stored: { form: row.form, hash: row.hash } };
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

/** A webhook secret as stored: sealed and bound to this connection. */
export const sealWebhookSecret = ({ companyId, id }: { companyId: number; id: string }, { webhookSecret }: Credentials, sealing: SealingKey): string | null =>
  webhookSecret === undefined ? null : seal(webhookSecret, `${String(companyId)}:${id}:webhook`, sealing);
