import type { CallHead } from '#kit/route.js';

/** The name of the cookie of a signed-in browser. Browsers share cookies between ports, so it is of this host alone; over https only the host itself can set it. */
export const sessionCookie = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}portico-session-auth`;

/** The session a browser sends; undefined where it has none. */
export const sessionOf = ({ cookies }: Pick<CallHead, 'cookies'>, isSecure: boolean): string | undefined => cookies[sessionCookie(isSecure)];
