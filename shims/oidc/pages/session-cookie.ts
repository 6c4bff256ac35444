import type { Arrival } from '#kit/route.js';
import { sessionCookie } from '../session-cookie.js';

const LIFETIME_SECONDS = 1_209_600; // as long as the session

const cookie = (isSecure: boolean, value: string, seconds: number): string =>
  `${sessionCookie(isSecure)}=${value}; Path=/; Max-Age=${String(seconds)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Set-Cookie for a new session. */
export const keepSession = ({ isSecure }: Arrival, token: string): string => cookie(isSecure, token, LIFETIME_SECONDS);

/** Set-Cookie for a browser that is signed out. */
export const dropSession = ({ isSecure }: Arrival): string => cookie(isSecure, '', 0);
