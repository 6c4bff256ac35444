import { z } from 'zod';
import type { Reply } from '#kit/answer.js';
import { authorizationOf } from '#kit/access/credential.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { Headers } from './form-fields.js';
import { OPEN_TO_ALL } from './open-to-all.js';
import type { UserinfoQuery } from './operations/userinfo.generated.js';
import { UserinfoDocument } from './operations/userinfo.generated.js';
import { ROOTS } from './paths.js';
import type { ProviderCaller } from './provider-access.js';
import { bearerChallenge, refusalReply } from './refusal-reply.js';

type Claims = NonNullable<UserinfoQuery['oauthUserinfo']['userinfo']>;

/** Claims that are not known, or not allowed, are left out (OpenID Connect Core, 5.3.2). */
function userinfoJson({ sub, companies, activeCompanyId, emailVerified, ...person }: Claims): Record<string, unknown> {
  const named = { ...person, email_verified: emailVerified, active_company_id: activeCompanyId };
  return {
    sub, ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null)),
    companies: companies.map(({ id, slug, name, modules }) => ({ id, slug, name, modules: modules.map((module) => ({ ...module, role: module.role.toLowerCase() })) })),
  };
}

const reply = ({ oauthUserinfo: { userinfo, refusal } }: UserinfoQuery, { input, caller: { issuer } }: { readonly input: { readonly headers: z.output<typeof Headers> }; readonly caller: ProviderCaller }): Reply<Record<string, unknown>> => {
  if (userinfo) return { status: 200, body: userinfoJson(userinfo) };
  const why = refusal ?? { error: 'invalid_token', description: 'The access token is missing' };
  return refusalReply(why, bearerChallenge(issuer, authorizationOf('bearer', input.headers) === undefined ? undefined : why));
};

const userinfoBy = (method: 'GET' | 'POST'): Route<ProviderCaller> => defineRoute({
  id: `userinfo.${method.toLowerCase()}`, method, root: ROOTS.api, path: '/userinfo', scope: null, idempotency: 'natural',
  summary: 'The person of a token',
  description: 'What the token\'s scopes allow to say of the person, and the companies with the person\'s modules.',
  failures: ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
  declares: { cors: OPEN_TO_ALL },
  input: z.object({ headers: Headers }),
  answer: z.looseObject({}),
  operation: UserinfoDocument,
  variables: ({ headers }, { caller: { issuer } }) => ({ token: authorizationOf('bearer', headers) ?? '', issuer }),
  reply,
  example: { target: '/userinfo', answer: {} },
});

/** GET and POST /api/oauth/userinfo; the token is read in the header alone. */
export const userinfo = [userinfoBy('GET'), userinfoBy('POST')];
