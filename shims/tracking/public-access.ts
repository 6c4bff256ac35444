import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Access } from '#kit/access/access.js';
import type { TrackingCaller } from './tracking-caller.js';

/** The surface itself reads what a link shows, for nobody and in no company: the token says whose shipment it is. */
const SURFACE: Principal = { kind: 'system', companyId: 0, actor: 'tracking', scopes: ['system'] };

/** The form of a token (document 2, F, Endpoints). */
export const TOKEN = /^[A-Za-z0-9_.-]{20,200}$/;

/** Access by the token of a link; one that does not have its form is at no path of ours (document 2, F, Errors). */
export const BY_LINK: Access<TrackingCaller> = {
  kind: 'publicToken',
  admit: (exchange, _deps, { params: { token = '' } }) => {
    exchange.secrets = [token];
    if (!TOKEN.test(token)) return Promise.reject(new Failure('UNKNOWN_PATH', 'There is nothing at this path'));
    return Promise.resolve({ principal: SURFACE });
  },
};
