import { createHmac } from 'node:crypto';
import { seal, sha256, unseal, type SealingKey } from '#kernel/crypto.js';
import { isLanguage, type Language } from '#contract/languages.js';

/** What a shopper proved to know, and the rules that they read then. */
export interface ReturnSession {
  readonly companyId: number;
  readonly orderId: string;
  readonly policyVersion: number;
  readonly language: Language;
}

/** Seals the sessions of shoppers, and makes the tokens of their returns. */
export interface ReturnSecrets {
  /** A session that ends at a time in milliseconds. */
  sealSession(session: ReturnSession, endsAt: number): string;
  /** The session of a text; undefined for one that this deployment did not seal, or that has ended. */
  openSession(text: string, now: number): ReturnSession | undefined;
  /** The token of a return: 43 characters that nobody without the key can guess. */
  tokenOf(companyId: number, returnId: string): string;
}

const IDENTITY = 'return session';

/** The secrets of a deployment. */
export const returnSecrets = ({ sealing, cursor }: { readonly sealing: SealingKey; readonly cursor: Buffer }): ReturnSecrets => ({
  sealSession: ({ companyId, orderId, policyVersion, language }, endsAt) => seal(JSON.stringify([companyId, orderId, policyVersion, language, endsAt]), IDENTITY, sealing),
  openSession(text, now) {
    const [companyId, orderId, policyVersion, language, endsAt] = opened(text, sealing);
    if (typeof endsAt !== 'number' || endsAt <= now || typeof companyId !== 'number' || typeof orderId !== 'string' || typeof policyVersion !== 'number' || typeof language !== 'string' || !isLanguage(language)) return undefined;
    return { companyId, orderId, policyVersion, language };
  },
  tokenOf: (companyId, returnId) => createHmac('sha256', cursor).update(`return token\n${String(companyId)}\n${returnId}`).digest('base64url'),
});

function opened(text: string, key: SealingKey): readonly unknown[] {
  const [, body = '', ...more] = text.split('.');
  if (more.length > 0 || Buffer.from(body, 'base64url').toString('base64url') !== body) return []; // one text for each session: what is only decoded alike is another
  try {
    const values: unknown = JSON.parse(unseal(text, IDENTITY, key));
    return Array.isArray(values) ? values : [];
  } catch {
    return []; // sealed by nobody, or with another key
  }
}

/** What is kept of a token. */
export const tokenHash = (token: string): string => sha256(token);
