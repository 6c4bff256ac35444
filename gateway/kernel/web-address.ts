/** Whether a URI is one of the web: http or https. */
export const isOfWeb = (uri: string): boolean => /^https?:/i.test(uri);

/** The host that a URI leads to, as people read it; all of one with another scheme, since any program may take a host's place there, and of what is no address. */
export const hostIn = (uri: string): string => (URL.canParse(uri) && isOfWeb(uri) ? new URL(uri).host : uri);
