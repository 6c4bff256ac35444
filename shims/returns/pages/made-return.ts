import { sha256 } from '#kernel/crypto.js';
import type { Arrival, CallHead } from '#kit/route.js';
import { SESSION_SECONDS } from '../lookup.js';
import { queryOfChoice, type Choice } from './choice.js';
import { portalCookie } from './portal-cookie.js';

const [NAME, HASH_LENGTH] = ['portico-return-made', 16] as const;
const TOKEN = /^[\w-]{43}$/;

/** Set-Cookie that remembers what a return was made of, so that who goes back is led to it. Only who made it has it: a session proves less than the token of a return opens. */
export const keepMade = (slug: string, { choice, token }: { readonly choice: Choice; readonly token: string }, arrival: Pick<Arrival, 'isSecure'>): string =>
  portalCookie(slug, { name: NAME, value: `${hashOf(choice)}.${token}`, seconds: SESSION_SECONDS }, arrival);

/** Set-Cookie that forgets it. */
export const dropMade = (slug: string, arrival: Pick<Arrival, 'isSecure'>): string => portalCookie(slug, { name: NAME, value: '', seconds: 0 }, arrival);

/** The token of the return that this browser made last, where it was made of this choice. */
export function madeOf({ cookies }: Pick<CallHead, 'cookies'>, choice: Choice): string | undefined {
  const [hash, token = ''] = (cookies[NAME] ?? '').split('.', 2);
  return hash === hashOf(choice) && TOKEN.test(token) ? token : undefined;
}

const hashOf = (choice: Choice): string => sha256(queryOfChoice(choice)).slice(0, HASH_LENGTH);
