import { authorizationOf } from '#kit/access/credential.js';
import { Failure } from '#contract/failure.js';

interface Sent {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/** How a client presents itself, by the form or by HTTP Basic. */
export interface ClientProof {
  readonly clientId: string | null;
  readonly clientSecret: string | null;
}

/** The proof of a call; throws BAD_INPUT where there are two. */
export function clientProof({ client_id: id, client_secret: secret }: Sent, authorization: string | undefined): ClientProof {
  const basic = basicOf(authorization);
  if (!basic) return { clientId: id ?? null, clientSecret: secret ?? null };
  if (secret !== undefined) throw twice({ client_secret: ['must not be sent beside HTTP Basic'] });
  if (id !== undefined && id !== basic.clientId) throw twice({ client_id: ['is another one than that of HTTP Basic'] });
  return basic;
}

const twice = (details: Record<string, string[]>): Failure => new Failure('BAD_INPUT', 'A client presents itself in one way only', details);

/** Whether a client used HTTP Basic. */
export const usedBasic = (authorization: string | undefined): boolean => authorizationOf('basic', { authorization }) !== undefined;

/** Id and secret are form-encoded before they are joined (RFC 6749, 2.3.1). */
function basicOf(authorization: string | undefined): ClientProof | undefined {
  const sent = authorizationOf('basic', { authorization });
  if (sent === undefined) return undefined;
  const text = Buffer.from(sent, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? { clientId: null, clientSecret: null } : { clientId: decoded(text.slice(0, colon)), clientSecret: decoded(text.slice(colon + 1)) || null }; // an empty secret is none, as in a form (RFC 6749, 2.3.1)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
