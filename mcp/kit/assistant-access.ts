import { DEFAULT_AUTH_URL } from '#contract/oauth.js';
import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { HostName } from '#kernel/config.js';
import { bearerToken, tokenAccess } from '#kit/access/token-access.js';
import type { Access } from '#kit/access/access.js';
import type { Caller } from '#kit/route.js';
import type { Principal } from '#contract/principal.js';
import type { AssistantUser } from './assistant-user.js';
import { AssistantUserDocument } from './operations/assistant-user.generated.js';
import { callRecords, type CallRecords } from './record-calls.js';

/** An access token and the provider it must be of. */
export interface Presented {
  readonly token: string;
  readonly issuer: string;
}

/** A person who calls through an AI client. */
export interface AssistantCaller extends Caller {
  readonly user: AssistantUser;
  readonly presented: Presented;
  /** Where calls of tools are recorded. */
  readonly records: CallRecords;
  readonly clock: Clock;
  readonly log: Log;
  /** Public addresses of the hosts. */
  readonly urls: Readonly<Partial<Record<HostName, string>>>;
}

/** The surface itself asks who calls and chooses their company; tools run as the person. */
const SURFACE: Principal = { kind: 'system', companyId: 0, actor: 'ai-tools', scopes: ['system'] };

/** Access by a token of an AI client, as Bearer in the header alone. */
export const assistantAccess: Access<AssistantCaller> = tokenAccess<AssistantCaller>({
  kind: 'person',
  token: bearerToken,
  holder: async (token, { exchange, deps }) => {
    const { requestId } = exchange;
    const { call, clock, log, urls = {} } = deps;
    const presented = { token, issuer: urls.auth ?? DEFAULT_AUTH_URL };
    const { assistantUser: user } = await call(AssistantUserDocument, { ...presented, companyId: null }, { principal: SURFACE, requestId, via: SURFACE.actor });
    if (user) exchange.language = user.language;
    return user ? { user, presented, records: callRecords(deps), principal: SURFACE, clock, log, urls } : undefined;
  },
});
