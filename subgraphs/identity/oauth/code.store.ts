import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { AuthorizationCode } from './grant.js';
import { OAUTH_CODE, OAUTH_CODE_ROW, type OAuthCodeRow } from './oauth.table.js';
import { knownScopes } from './scope.js';

/** A code by the hash of its text, locked until the end of the transaction: of exchanges at the same time each sees what the one before it did. */
export async function lockedCode(transaction: Transaction, hash: string): Promise<AuthorizationCode | undefined> {
  if (await transaction.execute('UPDATE oauth_code SET grant_id = grant_id WHERE hash = ?', [hash]) === 0) return undefined;
  const [row] = await transaction.query<OAuthCodeRow>(`SELECT ${OAUTH_CODE_ROW.names} FROM oauth_code WHERE hash = ?`, [hash]);
  return row && toCode(row);
}

/** Store a new code of a consent; throws DuplicateKey where the consent has given one already. */
export const insertCode = (transaction: Transaction, code: AuthorizationCode, consentId: string): Promise<void> =>
  transaction.insert(OAUTH_CODE, [{
    hash: code.hash, client_id: code.clientId, account_id: code.accountId, redirect_uri: code.redirectUri, challenge: code.challenge, scope: code.scopes.join(' '),
    nonce: code.nonce, auth_time: code.authTime, expires_at: code.expiresAt, consent_id: consentId, grant_id: code.grantId,
  }]);

/** How a consent was answered. */
export type ConsentAnswer = 'ALLOWED' | 'REFUSED';

/** The answer of a consent; null while it waits. A refusal took the place of its code, which then names the consent as its grant. */
export async function answerOf(reader: Reader, consentId: string): Promise<ConsentAnswer | null> {
  const [row] = await reader.query<Pick<OAuthCodeRow, 'grant_id'>>('SELECT grant_id FROM oauth_code WHERE consent_id = ?', [consentId]);
  if (!row) return null;
  return row.grant_id === consentId ? 'REFUSED' : 'ALLOWED';
}

/** Take a code for a grant; answers 0 where another exchange was first. */
export const takeCode = (transaction: Transaction, { hash }: AuthorizationCode, grantId: string): Promise<number> =>
  transaction.execute('UPDATE oauth_code SET grant_id = ? WHERE hash = ? AND grant_id IS NULL', [grantId, hash]);

const toCode = (row: OAuthCodeRow): AuthorizationCode => ({
  hash: row.hash, clientId: row.client_id, accountId: row.account_id, redirectUri: row.redirect_uri, challenge: row.challenge, scopes: knownScopes(row.scope),
  nonce: row.nonce, authTime: row.auth_time, expiresAt: row.expires_at, grantId: row.grant_id,
});
