/** Routes and fields that need not succeed in a campaign, and why. */
export const HARD_TO_REACH: ReadonlyMap<string, string> = new Map<string, string>([
  ...['GET /authorize', 'GET /email', 'GET /password', 'GET /sessions', 'GET /apps', 'POST ', 'POST /ask', 'POST /consent', 'POST /email', 'POST /password', 'POST /sessions', 'POST /apps']
    .map((row) => [`oidc ${row}`, 'a browser makes it, with a session and the token of a form: test/contract/oidc and test/browser do'] as const),
  ...['GET /userinfo', 'POST /revoke', 'POST /token', 'POST /userinfo'].map((row) => [`oidc ${row}`, 'it takes a code or token of the provider, which no chance makes: test/contract/oidc does'] as const),
  ['graph mutation linkRefund', 'it names a refund and a return of one order: test/subgraphs/orders/match-return does'],
  ['graph mutation disconnectApp', 'an app is connected in a browser: test/journeys/connected-app does'],
  ['graph mutation endSession', 'it names a session, which a browser begins: test/journeys/connected-app does'],
]);
