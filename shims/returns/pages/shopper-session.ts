import type { HostName } from '#kernel/config.js';
import type { Access } from '#kit/access/access.js';
import { FREE_BYTES } from '#kit/body/body-room.js';
import type { Arrival } from '#kit/route.js';
import { SESSION_SECONDS } from '../lookup.js';
import { ANYBODY, BY_CHECKED_SESSION, SESSION_HEADER } from '../store-access.js';
import type { StoreCaller } from '../store-caller.js';
import { portalCookie } from './portal-cookie.js';

const HOST: HostName = 'commerce';

const cookieName = (isSecure: boolean): string => `${isSecure ? '__Secure-' : ''}portico-return-session`;

/** Set-Cookie for the session of a shopper on the pages of one store. */
export const keepSession = (slug: string, session: string, arrival: Pick<Arrival, 'isSecure'>): string =>
  portalCookie(slug, { name: cookieName(arrival.isSecure), value: session, seconds: SESSION_SECONDS }, arrival);

/** Access by the session of the cookie, which the operations open. Before a body that may hold photos and takes room is read, it is checked (2-decisions, E). */
export const BY_COOKIE: Access<StoreCaller> = {
  kind: 'session',
  async admit(exchange, deps, head) {
    const session = head.cookies[cookieName(deps.urls?.[HOST]?.startsWith('https:') === true)] ?? '';
    const { method = 'GET', headers: { 'content-length': length } } = exchange.request;
    const isLarge = method === 'POST' && !(Number(length) <= FREE_BYTES);
    const caller = await (isLarge ? BY_CHECKED_SESSION : ANYBODY).admit(exchange, deps, { ...head, headers: { ...head.headers, [SESSION_HEADER]: session } });
    exchange.secrets = [session];
    return { ...caller, session };
  },
};
