import type { Arrival } from '#kit/route.js';
import { ROOTS } from '../paths.js';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
}

/** Set-Cookie for the pages of one store alone, which no script reads. */
export const portalCookie = (slug: string, { name, value, seconds }: Cookie, { isSecure }: Pick<Arrival, 'isSecure'>): string =>
  `${name}=${value}; Path=${ROOTS.page}/${slug}; Max-Age=${String(seconds)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
