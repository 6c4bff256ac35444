import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { enterLatest } from '#kernel/enter-latest.js';
import { TOKEN_TYPES } from './sign-tokens.js';
import { ALGORITHM, type SigningKeys } from './signing-keys.js';

/** Verifies tokens that this provider signed. */
export interface TokenVerifier {
  /** The claims of a token of this type and issuer, expired or not; undefined for any other. */
  claims(token: string, expected: Expected): Promise<JWTPayload | undefined>;
}

interface Expected {
  readonly type: keyof typeof TOKEN_TYPES;
  readonly issuer: string;
}

interface Verified {
  readonly payload: JWTPayload;
  readonly until: number;
}

const [MOST, LONGEST, KEPT_MILLISECONDS] = [10_000, 8192, 60_000];
const LONG_AGO = new Date(0);

/** Signatures that were valid are remembered for 60 seconds by the token's hash; whether a token still counts is not asked here. */
export function tokenVerifier(keys: SigningKeys, clock: Clock): TokenVerifier {
  const verified = new Map<string, Verified>();
  return {
    async claims(token, { type, issuer }) {
      if (token.length > LONGEST) return undefined;
      const [name, now] = [`${type} ${issuer} ${sha256(token)}`, clock.now().getTime()];
      const known = verified.get(name);
      if (known && known.until > now) return known.payload;
      const payload = await payloadOf(token, { keys, type, issuer });
      if (payload) enterLatest(verified, [name, { payload, until: now + KEPT_MILLISECONDS }], MOST);
      return payload;
    },
  };
}

/**
 * Only the key that the token's kid names among ours may verify it: nothing else of its header (jku, jwk, x5u, x5c) is looked at. An ID token comes back as a hint alone, and
 * may be as old as the app that keeps it; an access token needs a key that still counts.
 */
async function payloadOf(token: string, { keys, type, issuer }: Expected & { readonly keys: SigningKeys }): Promise<JWTPayload | undefined> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = typeof kid === 'string' ? await (type === 'id' ? keys.everSigned(kid) : keys.verifier(kid)) : undefined;
    if (!key) return undefined;
    const { payload, protectedHeader } = await jwtVerify(token, key, { algorithms: [ALGORITHM], typ: TOKEN_TYPES[type], issuer, currentDate: LONG_AGO, requiredClaims: ['exp', 'sub', 'jti', 'aud'] });
    return protectedHeader.typ === TOKEN_TYPES[type] ? payload : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
