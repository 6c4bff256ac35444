import type { OAuthRefusal } from './oauth-refusal.js';

/** Where an answer goes, and what every answer to the client says. */
export interface AnswerTo {
  readonly redirectUri: string;
  readonly issuer: string;
  readonly state: string | undefined;
}

/** The address that gives a client its code (RFC 9207: with the issuer). */
export const codeLocation = (to: AnswerTo, code: string): string => location(to, { code });

/** The address that tells a client why it gets none. */
export const errorLocation = (to: AnswerTo, { error, description }: Pick<OAuthRefusal, 'error' | 'description'>): string => location(to, { error, error_description: description });

function location({ redirectUri, issuer, state }: AnswerTo, answer: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...answer, ...(state !== undefined && { state }), iss: issuer });
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query.toString()}`;
}
