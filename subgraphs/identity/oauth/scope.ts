import { ISSUED_SCOPES, OAUTH_SCOPES, PLATFORM, type OAuthScope } from '#contract/oauth.js';

/** Of these each client has one, and each of its tokens: that of the AI tools, or for our own tools that of the graph. */
export const SERVICE_SCOPES: readonly OAuthScope[] = ['service.ai_tools', PLATFORM];

/** The scopes of a text that are among some; the rest is dropped. */
export function knownScopes(asked: string, among: readonly OAuthScope[] = ISSUED_SCOPES): OAuthScope[] {
  const names = new Set(asked.split(' '));
  return among.filter((scope) => names.has(scope));
}

const USUAL: readonly OAuthScope[] = ['openid', 'profile', 'email'];

/** The scopes a client is registered with: those known of what it asked for, all where none is known, the usual ones where it asked for nothing, and always that of the AI tools (document 3, K, Client registration). */
export function registeredScopes(asked: string | null | undefined): OAuthScope[] {
  const known = asked == null ? USUAL : knownScopes(asked, OAUTH_SCOPES);
  return withService(known.length === 0 ? OAUTH_SCOPES : known, OAUTH_SCOPES);
}

/** Some scopes of those a client or grant has, and always its service, in the usual order. */
export const withService = (scopes: readonly OAuthScope[], among: readonly OAuthScope[]): OAuthScope[] => among.filter((scope) => SERVICE_SCOPES.includes(scope) || scopes.includes(scope));

/** Whether all scopes of one list are in another. */
export const covers = (granted: readonly OAuthScope[], asked: readonly OAuthScope[]): boolean => asked.every((scope) => granted.includes(scope));
