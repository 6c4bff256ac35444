import type { Reply } from '#kit/answer.js';
import { usedBasic } from './client-proof.js';

/** A refusal as the operations answer it. */
export interface Refusal {
  readonly error: string;
  readonly description: string;
}

const STATUS: Readonly<Partial<Record<string, number>>> = { invalid_client: 401, invalid_token: 401, insufficient_scope: 403 };
const BAD_REQUEST = 400;

/** A refusal as an answer: 400 but for the client's and the token's own. */
export const refusalReply = ({ error, description }: Refusal, headers: Readonly<Record<string, string>> = {}): Reply<Record<string, unknown>> =>
  ({ status: STATUS[error] ?? BAD_REQUEST, body: { error, error_description: description }, headers });

interface Called {
  readonly issuer: string;
  readonly authorization: string | undefined;
}

/** A refusal of a call that a client proves itself for: a client that used HTTP Basic and is not known is challenged by it (RFC 6749, 5.2). */
export const clientRefusal = (refusal: Refusal, { issuer, authorization }: Called): Reply<Record<string, unknown>> =>
  refusalReply(refusal, refusal.error === 'invalid_client' && usedBasic(authorization) ? { 'WWW-Authenticate': `Basic realm="${issuer}"` } : {});

/** The challenge of a Bearer token (RFC 6750, 3): without an error where none was sent. */
export const bearerChallenge = (issuer: string, refusal?: Refusal): Record<string, string> =>
  ({ 'WWW-Authenticate': [`Bearer realm="${issuer}"`, ...(refusal ? [`error="${refusal.error}"`, `error_description="${refusal.description}"`] : [])].join(', ') });
