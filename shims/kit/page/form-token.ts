import { createHmac } from 'node:crypto';
import { equalInConstantTime, randomAlphanumeric } from '#kernel/crypto.js';
import type { Arrival, Inbound } from '../route.js';

const LENGTH = 32;

/** The cookie with the CSRF secret of a browser. Browsers share cookies between ports, so each host has its own name; over https only the host itself can set it. */
const cookieName = ({ host, isSecure }: Arrival): string => `${isSecure ? '__Host-' : ''}portico-forms-${host}`;

/** The CSRF secret of a browser, and the cookie to set where it had none. */
export interface FormSecret {
  readonly secret: string;
  readonly cookie?: string;
}

/** The secret a browser sends; a new one where it sends no valid one. */
export function formSecret({ cookies }: Pick<Inbound, 'cookies'>, arrival: Arrival): FormSecret {
  const shown = cookies[cookieName(arrival)];
  if (shown?.length === LENGTH) return { secret: shown };
  const secret = randomAlphanumeric(LENGTH);
  return { secret, cookie: `${cookieName(arrival)}=${secret}; Path=/; HttpOnly; SameSite=Lax${arrival.isSecure ? '; Secure' : ''}` };
}

/** The use of a form token: the form's address, whose query may say what it is about, and the session if there is one. */
interface FormUse {
  readonly path: string;
  readonly query: Inbound['query'];
  readonly session?: string | undefined;
}

/**
 * The CSRF token of a form: an HMAC keyed with the browser's cookie over the address and the session. An attacker who plants a
 * cookie of their own still cannot make the token of another session.
 */
export const formToken = (secret: string, { path, query, session = '' }: FormUse): string => createHmac('sha256', secret).update(JSON.stringify([path, query, session])).digest('base64url');

/** Whether a form was sent with a valid token for its use. */
export const holdsFormToken = (shown: unknown, secret: string, use: FormUse): boolean => typeof shown === 'string' && equalInConstantTime(shown, formToken(secret, use));
