/** The largest body of a call to a route of a host, in bytes. */
export const MOST_BODY_BYTES = 2 * 1024 * 1024;
