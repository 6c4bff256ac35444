import type { Access } from '#kit/access/access.js';
import { bearer } from '#kit/access/bearer.js';
import { connectionAccess, type ConnectionCaller } from '#kit/access/connection-access.js';

/** A website with its token, and the address of the interface for the links of its lists. */
export interface DeliveryCaller extends ConnectionCaller {
  /** The address of the host, without a trailing slash. */
  readonly base: string;
}

const BY_TOKEN = connectionAccess({ surface: 'delivery', kind: 'DELIVERY', credentials: [bearer] });

/** Access by a token in the Authorization header, and nowhere else (document 3, J, Authentication). */
export const BY_DELIVERY_TOKEN: Access<DeliveryCaller> = {
  kind: 'connection', connectionKind: 'DELIVERY',
  async admit(exchange, deps, head) {
    const caller = await BY_TOKEN.admit(exchange, deps, head);
    return { ...caller, base: deps.urls?.brain ?? `http://${exchange.request.headers.host ?? 'localhost'}` };
  },
};
