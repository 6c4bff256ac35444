import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type CryptoKey } from 'jose';
import { ago, instant, type Clock, type Instant } from '#kernel/clock.js';
import { seal, unseal, type SealingKey } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { Database } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { LIFETIMES } from './grant.js';
import { activeKey, insertKey, publishedKeys, retireKey, type PublicKey, type StoredKey } from './signing-key.store.js';

/** The algorithm of every signature. */
export const ALGORITHM = 'RS256';

/** A key to sign with. */
export interface Signer {
  readonly kid: string;
  readonly key: CryptoKey;
}

/** The keys that sign tokens, shared by all processes of a deployment. */
export interface SigningKeys {
  /** The key that signs; made where there is none. Rejects where it cannot be opened. */
  signer(): Promise<Signer>;
  /** Rejects where there is a key to sign with that cannot be opened. */
  check(): Promise<void>;
  /** The published key with an id, to verify with; undefined for any other. */
  verifier(kid: string): Promise<CryptoKey | undefined>;
  /** The key with an id that signs or ever signed; undefined for any other. For what gives nothing but a hint. */
  everSigned(kid: string): Promise<CryptoKey | undefined>;
  published(): Promise<readonly PublicKey[]>;
  /** Retire the active key and make another. Returns the id of the new one. */
  rotate(): Promise<string>;
}

const BEGINNING_OF_TIME: Instant = '0000-01-01T00:00:00.000Z';

interface KeyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealing: SealingKey;
}

/** Opens the signing keys of a database. What is read of it at each use is which key is the active one and which are published; keys themselves never change. */
export function signingKeys({ database, clock, sealing }: KeyParts): SigningKeys {
  const opened = new Map<string, CryptoKey>();
  const open = async (name: string, read: () => Promise<CryptoKey>): Promise<CryptoKey> => {
    const key = opened.get(name) ?? await read();
    opened.set(name, key);
    return key;
  };
  const published = (): Promise<readonly PublicKey[]> => publishedKeys(database, ago(clock, LIFETIMES.retiredKey));
  const verifierAmong = async (keys: readonly PublicKey[], kid: string): Promise<CryptoKey | undefined> => {
    const found = keys.find((key) => key.kid === kid);
    return found && open(`public ${kid}`, () => publicKey(found));
  };
  const store = async (retiring: boolean): Promise<StoredKey> => {
    const made = await newKey(sealing);
    return database.inTransaction(async (transaction) => {
      const known = retiring ? undefined : await activeKey(transaction);
      if (known) return known;
      if (retiring) await retireKey(transaction, instant(clock));
      await insertKey(transaction, made, instant(clock));
      return made;
    });
  };
  const signerOf = async ({ id: kid, sealed }: StoredKey): Promise<Signer> => ({ kid, key: await open(`private ${kid}`, () => privateKey({ kid, sealed, sealing })) });
  return {
    published,
    signer: async () => signerOf(await activeKey(database) ?? await store(false)),
    check: async () => {
      const active = await activeKey(database);
      if (active) await signerOf(active);
    },
    verifier: async (kid) => verifierAmong(await published(), kid),
    everSigned: async (kid) => verifierAmong(await publishedKeys(database, BEGINNING_OF_TIME), kid),
    rotate: async () => (await store(true)).id,
  };
}

/** What binds a sealed key to its row. */
const identityOf = (kid: string): string => `oauth_signing_key ${kid}`;

async function privateKey({ kid, sealed, sealing }: { readonly kid: string; readonly sealed: string; readonly sealing: SealingKey }): Promise<CryptoKey> {
  try {
    return await importPKCS8(unseal(sealed, identityOf(kid), sealing), ALGORITHM);
  } catch (cause) {
    throw new Error('The key that signs tokens cannot be opened: what is stored of it is damaged, or sealed under another master key; `keys rotate` makes another one', { cause });
  }
}

async function publicKey({ n, e }: PublicKey): Promise<CryptoKey> {
  const key = await importJWK({ kty: 'RSA', n, e }, ALGORITHM);
  if (key instanceof Uint8Array) throw new TypeError('A public RSA key has no bytes of its own');
  return key;
}

async function newKey(sealing: SealingKey): Promise<StoredKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const { n = '', e = '' } = await exportJWK(publicKey);
  const id = await calculateJwkThumbprint({ kty: 'RSA', n, e });
  return { id, publicJwk: JSON.stringify({ kid: id, n, e }), sealed: seal(await exportPKCS8(privateKey), identityOf(id), sealing) };
}

/** The published keys; the first one is made where there is none. */
export async function readSigningKeys({ principal, identity: { signingKeys: keys } }: IdentityContext): Promise<readonly PublicKey[]> {
  requireScope(principal, 'system');
  const published = await keys.published();
  if (published.length > 0) return published;
  await keys.signer();
  return keys.published();
}

/** Make the key that signs where there is none: at the first start, so that nobody's sign-in waits for it. Returns its id. */
export async function makeSigningKey({ principal, identity }: IdentityContext): Promise<string> {
  requireScope(principal, 'system');
  return (await identity.signingKeys.signer()).kid;
}

/** Retire the active key and make another. Returns the id of the new one. */
export function rotateSigningKeys({ principal, identity }: IdentityContext): Promise<string> {
  requireScope(principal, 'system');
  return identity.signingKeys.rotate();
}
