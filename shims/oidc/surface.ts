import { formBody } from '#kit/body/body-reader.js';
import { firstOf } from '#kit/handler.js';
import { pageAnswer } from '#kit/page/pages.js';
import type { Surface } from '#kit/surface.js';
import { PROVIDER_API } from './api-description.js';
import { authorize } from './consent/authorize.js';
import { consent } from './consent/consent.js';
import { discovery } from './discovery.js';
import { providerFailure } from './errors.js';
import { jwks } from './jwks.js';
import { publicDocument } from './open-to-all.js';
import { ROOTS } from './paths.js';
import { ACCOUNT_PAGES, ACCOUNT_ROOTS } from './pages/account-pages.js';
import { CONNECT_SCRIPT } from './pages/connect.js';
import { PROVIDER_ACCESS, type ProviderCaller } from './provider-access.js';
import { register } from './register.js';
import { revoke } from './revoke.js';
import { token } from './token.js';
import { userinfo } from './userinfo.js';
import { wellKnownPreflights } from './well-known-preflights.js';

const KIBIBYTE = 1024;

/** A minute of an address, which many people of an assistant's provider may share. */
const CALLS_A_MINUTE = 1200;

/** Interface K (document 3): the identity provider, OAuth 2.0 and OpenID Connect. */
export const surface: Surface<ProviderCaller> = {
  letter: 'K',
  name: 'oidc',
  listing: { callers: 'People who sign in, and the apps they connect', authentication: 'OAuth 2.0 with PKCE, OpenID Connect' },
  host: 'auth',
  group: 'Identity',
  answersHost: true,
  roots: [ROOTS.oauth, ROOTS.wellKnown, ROOTS.api, ...ACCOUNT_ROOTS],
  routes: [...discovery.map(publicDocument), publicDocument(jwks), register, authorize, ...consent, token, ...userinfo, revoke, ...ACCOUNT_PAGES],
  access: PROVIDER_ACCESS,
  callLog: 'none',
  limits: [{ by: 'address', name: 'oauth', most: CALLS_A_MINUTE }],
  body: formBody(64 * KIBIBYTE),
  encode: pageAnswer,
  fail: providerFailure,
  description: PROVIDER_API,
  documents: firstOf([wellKnownPreflights, CONNECT_SCRIPT.handler]),
  about: { summary: 'People sign in once; assistants, partner tools and scripts connect with OAuth 2.0 and OpenID Connect and find everything else in the metadata.' },
};
