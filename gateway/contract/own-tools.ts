import { PLATFORM } from './oauth.js';

/** The client ids of our own tools; registered clients have UUIDs. */
export const OWN_TOOLS = { graphiql: 'portico-graphiql', console: 'portico-console', commandLine: 'portico-cli' } as const;

/** One of {@link OWN_TOOLS}. */
export type OwnToolId = (typeof OWN_TOOLS)[keyof typeof OWN_TOOLS];

/** What our own tools ask for. */
export const OWN_TOOL_SCOPE = `profile email offline_access ${PLATFORM}`;

/** Where the command line waits for the answer, on any port. */
export const COMMAND_LINE_REDIRECT = { host: 'http://127.0.0.1', path: '/callback' } as const;

/** Where GraphiQL waits for the answer: its page, at the public address of its host. */
export const graphiqlRedirect = (graphqlUrl: string): string => `${graphqlUrl}/graphql`;

/** Where the operators' console waits for the answer: its first page, on the same host. */
export const consoleRedirect = (graphqlUrl: string): string => `${graphqlUrl}/console`;

/** The header that names the company of a call by its id or slug, for somebody who is in several. */
export const COMPANY_HEADER = 'X-Service-Company';
