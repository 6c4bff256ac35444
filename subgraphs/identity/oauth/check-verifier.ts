import { createHash } from 'node:crypto';
import { equalInConstantTime } from '#kernel/crypto.js';
import type { CodeExchange } from './code-exchange.js';
import { OAuthRefusal } from './oauth-refusal.js';

const VERIFIER = /^[\w.~-]{43,128}$/;

/** Whoever exchanges a code knows the verifier of its challenge (RFC 7636, 4.6). */
export function checkVerifier({ code, verifier }: CodeExchange): void {
  const isRight = VERIFIER.test(verifier) && equalInConstantTime(createHash('sha256').update(verifier).digest('base64url'), code.challenge);
  if (!isRight) throw new OAuthRefusal('invalid_grant', 'code_verifier does not fit the code_challenge');
}
