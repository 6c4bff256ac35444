/** The scopes that discovery lists and anybody's client may ask for, in the order in which they are answered (document 3, Authentication, K). */
export const OAUTH_SCOPES = ['openid', 'profile', 'email', 'offline_access', 'service.ai_tools'] as const;

/** The scope of our own tools: the graph with everything the person may do. Discovery does not list it, and no other client gets it. */
export const PLATFORM = 'service.platform';

/** Every scope that a token may have. */
export const ISSUED_SCOPES = [...OAUTH_SCOPES, PLATFORM] as const;

/** One of {@link ISSUED_SCOPES}. */
export type OAuthScope = (typeof ISSUED_SCOPES)[number];

/** How clients prove at the token endpoint who they are. */
export const AUTH_METHODS = ['client_secret_post', 'client_secret_basic', 'none'] as const;

/** One of {@link AUTH_METHODS}. */
export type AuthMethod = (typeof AUTH_METHODS)[number];

/** The grants of every client. */
export const GRANT_TYPES = ['authorization_code', 'refresh_token'] as const;

/** The address of the identity provider where nothing is configured: that of a development machine. */
export const DEFAULT_AUTH_URL = 'http://127.0.0.1:4005';

/** The address of the connector where nothing is configured. */
export const DEFAULT_MCP_URL = 'http://127.0.0.1:4006';

/** The address of the graph's host where nothing is configured. */
export const DEFAULT_GRAPHQL_URL = 'http://127.0.0.1:4000';
