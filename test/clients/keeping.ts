import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationFull, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';

/** Where programs wait for the answer. */
export const CALLBACK = 'http://127.0.0.1:33418/callback';

/** What a program that uses the MCP SDK keeps, as its documentation shows it. */
export class Keeping implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata = { redirect_uris: [CALLBACK], client_name: 'MCP client', grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none' };
  sentTo: URL | undefined;
  kept: { client?: OAuthClientInformationFull; tokens?: OAuthTokens; verifier?: string } = {};
  state() { return 'mcp-state'; }
  clientInformation() { return this.kept.client; }
  saveClientInformation(client: OAuthClientInformationFull) { this.kept.client = client; }
  tokens() { return this.kept.tokens; }
  saveTokens(tokens: OAuthTokens) { this.kept.tokens = tokens; }
  redirectToAuthorization(address: URL) { this.sentTo = address; }
  saveCodeVerifier(verifier: string) { this.kept.verifier = verifier; }
  codeVerifier() { return this.kept.verifier ?? ''; }
}
