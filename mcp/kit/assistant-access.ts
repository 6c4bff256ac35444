import { DEFAULT_AUTH_URL } from '#contract/oauth.js';
import type { Clock } from '#kernel/clock.js';
import type { HostName } from '#kernel/config.js';
import { authorizationOf } from '#kit/access/credential.js';
import { tokenAccess } from '#kit/access/token-access.js';
import type { Access } from '#kit/access/access.js';
import type { Caller } from '#kit/route.js';
import { systemContext } from '#contract/system-context.js';
import type { Failure } from '#contract/failure.js';
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
  /** Public addresses of the hosts. */
  readonly urls: Readonly<Partial<Record<HostName, string>>>;
}

/** The surface itself asks who calls and chooses their company; tools run as the person. */
const SURFACE: Principal = { kind: 'system', companyId: 0, actor: 'ai-tools', scopes: ['system'] };

/** Access by a token of an AI client, as Bearer in the header alone; `refusal` says what is missing. */
export const assistantAccess = (refusal?: (wasShown: boolean, urls: Parameters<Access<AssistantCaller>['admit']>[1]) => Failure): Access<AssistantCaller> => ({
  kind: 'person',
  admit: (exchange, deps, head) => tokenAccess<AssistantCaller>({
    kind: 'person',
    token: ({ headers }) => authorizationOf('bearer', headers),
    holder: async (token) => {
      const presented = { token, issuer: deps.urls?.auth ?? DEFAULT_AUTH_URL };
      const { assistantUser: user } = await deps.call(AssistantUserDocument, { ...presented, companyId: null }, systemContext({ actor: 'ai-tools', requestId: exchange.requestId }));
      return user ? { user, presented, records: callRecords(deps), principal: SURFACE, clock: deps.clock, urls: deps.urls ?? {} } : undefined;
    },
    ...(refusal && { refusal: (wasShown: boolean) => refusal(wasShown, deps) }),
  }).admit(exchange, deps, head),
});
