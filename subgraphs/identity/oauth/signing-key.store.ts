import type { Instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { UnreadableColumn, type Stored } from '#subgraph-kit/stored-json.js';
import { OAUTH_SIGNING_KEY } from './oauth.table.js';

/** The place of the key that signs; a retired key's place is its id. */
const ACTIVE = 'active';
const OF_THE_DEPLOYMENT = 0;

/** A key pair as it is stored: the public key as JSON, the private one sealed. */
export interface StoredKey {
  readonly id: string;
  readonly publicJwk: string;
  readonly sealed: string;
}

/** A public key as it is published; its id is its RFC 7638 thumbprint. */
export interface PublicKey {
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

interface KeyRow {
  readonly id: string;
  readonly public_jwk: string;
  readonly sealed: string | null;
}

/** The key that signs; undefined before the first start. Throws INTERNAL where its public part is damaged: nobody could verify what it signs. */
export async function activeKey(reader: Reader): Promise<StoredKey | undefined> {
  const [row] = await reader.query<KeyRow>('SELECT id, public_jwk, sealed FROM oauth_signing_key WHERE place = ?', [ACTIVE]);
  readableRow(reader, row, PUBLIC_KEYS);
  return row?.sealed == null ? undefined : { id: row.id, publicJwk: row.public_jwk, sealed: row.sealed };
}

/** The public keys of the active key and of those retired after a time, the active one first; a damaged one is left out, and the others verify on. */
export async function publishedKeys(reader: Reader, retiredAfter: Instant): Promise<readonly PublicKey[]> {
  const rows = await reader.query<KeyRow>('SELECT id, public_jwk, sealed FROM oauth_signing_key WHERE retired_at IS NULL OR retired_at > ? ORDER BY CASE WHEN retired_at IS NULL THEN 0 ELSE 1 END, retired_at DESC', [retiredAfter]);
  return readableRows(reader, rows, PUBLIC_KEYS);
}

/** A key whose id is not its thumbprint was damaged: programs that keep it would refuse what was signed. */
function toPublicKey({ id, public_jwk: text }: KeyRow, stored: Stored): PublicKey {
  const { n, e }: { readonly n?: unknown; readonly e?: unknown } = stored.object(text, 'public_jwk');
  if (typeof n !== 'string' || typeof e !== 'string' || thumbprint(n, e) !== id) throw new UnreadableColumn('public_jwk');
  return { kid: id, n, e };
}

const PUBLIC_KEYS: Mapping<KeyRow, PublicKey> = { companyId: OF_THE_DEPLOYMENT, map: toPublicKey, nameOf: ({ id }) => ({ table: OAUTH_SIGNING_KEY.name, id, name: `Signing key ${id}` }) };

const thumbprint = (n: string, e: string): string => Buffer.from(sha256(JSON.stringify({ e, kty: 'RSA', n })), 'hex').toString('base64url');

/** Store the key that signs from now on. Of two processes that do so together the later one is retried. */
export const insertKey = (transaction: Transaction, { id, publicJwk, sealed }: StoredKey, at: Instant): Promise<void> =>
  transaction.insert(OAUTH_SIGNING_KEY, [{ id, place: ACTIVE, public_jwk: publicJwk, sealed, created_at: at, retired_at: null }]).catch(duplicateAsConflict('Another process made the signing key'));

/** Retire the key that signs: it signs nothing more, its private part is forgotten, and its public part stays published. */
export const retireKey = (transaction: Transaction, at: Instant): Promise<number> =>
  transaction.execute('UPDATE oauth_signing_key SET place = id, retired_at = ?, sealed = NULL WHERE place = ?', [at, ACTIVE]);
