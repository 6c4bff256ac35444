import { Failure } from '#contract/failure.js';
import type { CallContext, Principal } from '#contract/principal.js';
import type { Access } from '#kit/access/access.js';
import type { Exchange } from '#kit/exchange.js';
import { PortalOpenDocument } from './operations/portal-open.generated.js';
import { PortalSessionDocument } from './operations/portal-session.generated.js';
import { SLUG } from './paths.js';
import type { StoreCaller } from './store-caller.js';

/** The surface itself asks, for nobody and in no company: the store, the session or the token say whose it is. */
const SURFACE: Principal = { kind: 'system', companyId: 0, actor: 'returns', scopes: ['system'] };

const contextOf = ({ requestId }: Exchange): CallContext => ({ principal: SURFACE, requestId, via: 'returns' });

/** The header of a session (document 2, E, Authentication). */
export const SESSION_HEADER = 'x-return-session';

function callerOf(slug: string): StoreCaller {
  if (!SLUG.test(slug)) throw new Failure('UNKNOWN_PATH', 'There is nothing at this path');
  return { principal: SURFACE, slug };
}

/** Access to a store's portal for everybody; a name that has not the form of one is at no path of ours (document 2, E, Errors). */
export const ANYBODY: Access<StoreCaller> = {
  kind: 'anonymous',
  admit: (_exchange, _deps, { params: { slug = '' } }) => Promise.resolve().then(() => callerOf(slug)),
};

/** The same where a body is looked at: a store that is none, or whose portal is off, has none either (document 2, E, Errors). */
export const OF_OPEN_STORE: Access<StoreCaller> = {
  kind: 'anonymous',
  async admit(exchange, deps, head) {
    const caller = await ANYBODY.admit(exchange, deps, head);
    await deps.call(PortalOpenDocument, { slug: caller.slug }, contextOf(exchange));
    return caller;
  },
};

/** Access by the token of a return. */
export const BY_TOKEN: Access<StoreCaller> = {
  kind: 'publicToken',
  admit: (exchange, _deps, { params: { slug = '', token = '' } }) => {
    exchange.secrets = [token];
    return Promise.resolve().then(() => callerOf(slug));
  },
};

/** Access by a session, which the operation opens. */
export const BY_SESSION: Access<StoreCaller> = {
  kind: 'session',
  admit: (exchange, _deps, { params: { slug = '' }, headers }) => {
    exchange.secrets = [String(headers[SESSION_HEADER] ?? '')];
    return Promise.resolve().then(() => callerOf(slug));
  },
};

/** The same where a body may be large: the session is checked before it is read (2-decisions, E). */
export const BY_CHECKED_SESSION: Access<StoreCaller> = {
  kind: 'session',
  async admit(exchange, deps, head) {
    const caller = await BY_SESSION.admit(exchange, deps, head);
    const session = String(head.headers[SESSION_HEADER] ?? '');
    const { portalSession: order } = await deps.call(PortalSessionDocument, { input: { slug: caller.slug, session } }, contextOf(exchange));
    exchange.bodyOwner = order;
    return caller;
  },
};
