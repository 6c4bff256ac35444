import { ISSUED_SCOPES } from '#contract/oauth.js';
import { COMMAND_LINE_REDIRECT, consoleRedirect, graphiqlRedirect, OWN_TOOLS, type OwnToolId } from '#contract/own-tools.js';
import type { OAuthClient } from './client.js';
import { SERVICE_SCOPES } from './scope.js';

/** When a person is asked before one of our own tools gets a code (decision 42). */
export type AsksConsent = 'always' | 'never';

/** One of our own tools: built in, no row that anybody could make. */
export interface OwnTool extends OAuthClient {
  readonly id: OwnToolId;
  readonly asksConsent: AsksConsent;
}

const SCOPES = ISSUED_SCOPES.filter((scope) => scope === 'service.platform' || !SERVICE_SCOPES.includes(scope));
const BUILT_IN = { uri: null, authMethod: 'none', scopes: SCOPES, createdAt: '2026-11-01T00:00:00.000Z', usedAt: null } as const;

/** Our own tools at a deployment. */
export const ownTools = (graphqlUrl: string): readonly OwnTool[] => [
  { ...BUILT_IN, id: OWN_TOOLS.graphiql, name: 'Portico GraphiQL', redirectUris: [graphiqlRedirect(graphqlUrl)], asksConsent: 'never', isExact: true },
  { ...BUILT_IN, id: OWN_TOOLS.console, name: 'Portico console', redirectUris: [consoleRedirect(graphqlUrl)], asksConsent: 'never', isExact: true },
  { ...BUILT_IN, id: OWN_TOOLS.commandLine, name: 'Portico command line', redirectUris: [`${COMMAND_LINE_REDIRECT.host}${COMMAND_LINE_REDIRECT.path}`], asksConsent: 'always' },
];
