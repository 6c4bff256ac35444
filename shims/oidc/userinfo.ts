import { z } from 'zod';
import type { Reply } from '#kit/answer.js';
import { authorizationOf } from '#kit/access/credential.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { EXAMPLE_ISSUER, USERINFO_EXAMPLE } from './answer-examples.js';
import { Headers } from './form-fields.js';
import { OPEN_TO_ALL } from './open-to-all.js';
import type { UserinfoQuery } from './operations/userinfo.generated.js';
import { UserinfoDocument } from './operations/userinfo.generated.js';
import { ROOTS } from './paths.js';
import type { ProviderCaller } from './provider-access.js';
import { bearerChallenge, refusalReply, type Refusal } from './refusal-reply.js';
import { SHELL } from './shell-examples.js';

type Claims = NonNullable<UserinfoQuery['oauthUserinfo']['userinfo']>;

/** Claims that are not known, or not allowed, are left out (OpenID Connect Core, 5.3.2). */
function userinfoJson({ sub, companies, activeCompanyId, emailVerified, ...person }: Claims): Record<string, unknown> {
  const named = { ...person, email_verified: emailVerified, active_company_id: activeCompanyId };
  return {
    sub, ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null)),
    companies: companies.map(({ id, slug, name, modules }) => ({ id, slug, name, modules: modules.map((module) => ({ ...module, role: module.role.toLowerCase() })) })),
  };
}

const Companies = z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), modules: z.array(z.object({ slug: z.string(), name: z.string(), role: z.string() })) }));

/** A refusal has another form, which the errors describe. */
const Answer: z.ZodType<Record<string, unknown>> = z.object({
  sub: z.string().describe('The person, the same for every app and company.'), name: z.string().optional(), picture: z.string().optional(), locale: z.string().optional(), email: z.string().optional(),
  email_verified: z.boolean().optional(), active_company_id: z.int().optional(), companies: Companies.describe('Those of the person, with the modules that it may use.'),
}).meta({ id: 'Userinfo' });

const MISSING = { error: 'invalid_token', description: 'An access token is required, as Bearer in the header' };
const WRONG = { error: 'invalid_token', description: 'The access token is unknown, expired or ended' };

const refused = (refusal: Refusal): Reply => refusalReply(refusal, bearerChallenge(EXAMPLE_ISSUER, refusal));

const refusals = {
  invalid_token: refused(WRONG),
  insufficient_scope: refused({ error: 'insufficient_scope', description: 'The access token has neither openid nor service.ai_tools' }),
};

const reply = ({ oauthUserinfo: { userinfo, refusal } }: UserinfoQuery, { input, caller: { issuer } }: { readonly input: { readonly headers: z.output<typeof Headers> }; readonly caller: ProviderCaller }): Reply<Record<string, unknown>> => {
  if (userinfo) return { status: 200, body: userinfoJson(userinfo) };
  if (authorizationOf('bearer', input.headers) === undefined) return refusalReply(MISSING, bearerChallenge(issuer));
  const why = refusal ?? WRONG;
  return refusalReply(why, bearerChallenge(issuer, why));
};

const userinfoBy = (method: 'GET' | 'POST'): Route<ProviderCaller> => defineRoute({
  id: `userinfo.${method.toLowerCase()}`, method, root: ROOTS.api, path: '/userinfo', scope: null, idempotency: 'natural',
  summary: 'The person of a token',
  description: 'What the token\'s scopes allow to say of the person, and the companies with the person\'s modules.',
  failures: ['RATE_LIMITED'], refusals, proofs: [['token']],
  declares: { cors: OPEN_TO_ALL },
  input: z.object({ headers: Headers }),
  answer: Answer,
  operation: UserinfoDocument,
  variables: ({ headers }, { caller: { issuer } }) => ({ token: authorizationOf('bearer', headers) ?? '', issuer }),
  reply,
  example: { target: '/userinfo', answer: USERINFO_EXAMPLE, shell: method === 'GET' ? SHELL.userinfo : SHELL.userinfoByPost },
});

/** GET and POST /api/oauth/userinfo; the token is read in the header alone. */
export const userinfo = [userinfoBy('GET'), userinfoBy('POST')];
