import { createHmac } from 'node:crypto';
import { equalInConstantTime, randomAlphanumeric } from '#kernel/crypto.js';
import type { Arrival, Inbound } from '../route.js';

const LENGTH = 32;

/** The cookie that is the secret of a browser's forms. Hosts share their cookies with other ports, so each has a name of its own; over https nobody but the host itself can set it. */
const cookieName = ({ host, isSecure }: Arrival): string => `${isSecure ? '__Host-' : ''}portico-forms-${host}`;

/** The secret of a browser's forms, and the cookie to set where it had none. */
export interface FormSecret {
  readonly secret: string;
  readonly cookie?: string;
}

/** The secret a browser shows; a new one where it shows none that can be one. */
export function formSecret({ cookies }: Pick<Inbound, 'cookies'>, arrival: Arrival): FormSecret {
  const shown = cookies[cookieName(arrival)];
  if (shown?.length === LENGTH) return { secret: shown };
  const secret = randomAlphanumeric(LENGTH);
  return { secret, cookie: `${cookieName(arrival)}=${secret}; Path=/; HttpOnly; SameSite=Lax${arrival.isSecure ? '; Secure' : ''}` };
}

/** What a form is for: its address, and whose session it belongs to where there is one. */
interface FormUse {
  readonly path: string;
  readonly session?: string | undefined;
}

/**
 * The token of a form: only who knows the browser's cookie can make it, and it is good for this address and this session alone. Who plants a
 * cookie of their own still cannot make the token of somebody's session.
 */
export const formToken = (secret: string, { path, session = '' }: FormUse): string => createHmac('sha256', secret).update(JSON.stringify([path, session])).digest('base64url');

/** Whether a form came with the token of its use. */
export const holdsFormToken = (shown: unknown, secret: string, use: FormUse): boolean => typeof shown === 'string' && equalInConstantTime(shown, formToken(secret, use));
