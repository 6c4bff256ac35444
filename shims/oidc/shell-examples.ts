/** The steps of a client as lines of a shell, which follow each other. */
export const SHELL = {
  discover: 'curl -s "$BASE_URL/.well-known/openid-configuration" | jq',
  discoverOAuth: 'curl -s "$BASE_URL/.well-known/oauth-authorization-server" | jq',
  keys: 'curl -s "$BASE_URL/.well-known/jwks.json" | jq',
  register: `CLIENT_ID=$(curl -s "$BASE_URL/oauth/register" -H "Content-Type: application/json" \\
  -d '{"client_name":"Stock reader","redirect_uris":["http://127.0.0.1/callback"]}' | jq -r .client_id)`,
  authorize: `VERIFIER=$(openssl rand -hex 32)
CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | openssl base64 -A | tr '+/' '-_' | tr -d '=')
REDIRECT_URI=http://127.0.0.1:8765/callback
echo "$BASE_URL/oauth/authorize?response_type=code&client_id=$CLIENT_ID&redirect_uri=$REDIRECT_URI\\
&scope=openid+profile+email+offline_access&state=s1&code_challenge=$CHALLENGE&code_challenge_method=S256"
# Open the address in a browser. The one that it ends at has the code, good for a minute:
read -r CODE`,
  token: `TOKENS=$(curl -s "$BASE_URL/oauth/token" -d grant_type=authorization_code -d client_id="$CLIENT_ID" \\
  -d code="$CODE" -d code_verifier="$VERIFIER" -d redirect_uri="$REDIRECT_URI")
echo "$TOKENS" | jq
# Within 8 hours, and again and again:
TOKENS=$(curl -s "$BASE_URL/oauth/token" -d grant_type=refresh_token -d client_id="$CLIENT_ID" \\
  -d refresh_token="$(echo "$TOKENS" | jq -r .refresh_token)")`,
  userinfo: 'curl -s "$BASE_URL/api/oauth/userinfo" -H "Authorization: Bearer $(echo "$TOKENS" | jq -r .access_token)" | jq',
  userinfoByPost: 'curl -s -X POST "$BASE_URL/api/oauth/userinfo" -H "Authorization: Bearer $(echo "$TOKENS" | jq -r .access_token)" | jq',
  revoke: 'curl -s -w "%{http_code}\\n" "$BASE_URL/oauth/revoke" -d client_id="$CLIENT_ID" -d token="$(echo "$TOKENS" | jq -r .refresh_token)"',
} as const;
