/** The scopes that anybody's client may ask for, in the order in which they are answered (document 3, Authentication, K). */
export const OAUTH_SCOPES = ['openid', 'profile', 'email', 'offline_access', 'service.ai_tools'] as const;

/** One of {@link OAUTH_SCOPES}. */
export type OAuthScope = (typeof OAUTH_SCOPES)[number];

/** Every self-registered client has it, and each of its tokens. */
export const AI_TOOLS: OAuthScope = 'service.ai_tools';

/** The scopes of a text that are among some; the rest is dropped. */
export function knownScopes(asked: string, among: readonly OAuthScope[] = OAUTH_SCOPES): OAuthScope[] {
  const names = new Set(asked.split(' '));
  return among.filter((scope) => names.has(scope));
}

/** The scopes a client is registered with: those known of what it asked for, all where none is known, and always that of the AI tools. */
export function registeredScopes(asked: string): OAuthScope[] {
  const known = knownScopes(asked);
  return withAiTools(known.length === 0 ? OAUTH_SCOPES : known);
}

/** Some scopes and that of the AI tools, in the usual order. */
export const withAiTools = (scopes: readonly OAuthScope[]): OAuthScope[] => OAUTH_SCOPES.filter((scope) => scope === AI_TOOLS || scopes.includes(scope));

/** Whether all scopes of one list are in another. */
export const covers = (granted: readonly OAuthScope[], asked: readonly OAuthScope[]): boolean => asked.every((scope) => granted.includes(scope));
