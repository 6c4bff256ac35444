import { SignJWT } from 'jose';
import type { Claims } from './claims.js';
import { ALGORITHM, type Signer } from './signing-keys.js';

/** The types of our tokens, which are never taken for each other. */
export const TOKEN_TYPES = { access: 'at+jwt', id: 'JWT' } as const;

/** Sign a token; after the transaction that stores its state, since a signature takes a millisecond. */
export const signToken = ({ kid, key }: Signer, claims: Claims, type: keyof typeof TOKEN_TYPES): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: TOKEN_TYPES[type], kid }).sign(key);
