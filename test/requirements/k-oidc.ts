import type { Requirement } from './requirement.js';

/** Interface K, the identity provider. */
export const REQUIREMENTS: readonly Requirement[] = [
  { id: 'K-DISCOVERY-1', section: '3 K Endpoints', behaviour: 'Discovery is public, cacheable and open to any origin.' },
  { id: 'K-DISCOVERY-2', section: '3 K Discovery facts', behaviour: 'Response type code, grant types authorization_code and refresh_token, S256 only, RS256, auth methods client_secret_post, client_secret_basic, none, response mode query, subject type public, no request, request_uri or claims parameter.' },
  { id: 'K-DISCOVERY-3', section: 'decisions 3 K Metadata', behaviour: 'oauth-authorization-server answers the same body, with revocation and authorization_response_iss_parameter_supported; max-age 3600.' },
  { id: 'K-DISCOVERY-4', section: 'decisions 3 K Metadata', behaviour: 'Suffixed variants of the well-known paths are a JSON 404.' },
  { id: 'K-KEYS-1', section: '3 K Key set', behaviour: 'keys has kty RSA, use sig, alg RS256, kid, n, e; kid is the base64url SHA-256 of the public key (RFC 7638).' },
  { id: 'K-KEYS-2', section: 'decisions 3 K kid', behaviour: 'Keys are stored encrypted and rotated by command; a retired public key stays published for 8 hours.' },
  { id: 'K-REG-1', section: '3 K Client registration request', behaviour: '201 with client_id, client_id_issued_at, client_name, redirect_uris, grant_types, response_types, token_endpoint_auth_method, scope; never a null.' },
  { id: 'K-REG-2', section: '3 K Registration rules', behaviour: 'Every call creates a new client; refresh_token is always added; client_name defaults to the host of the first redirect URI.' },
  { id: 'K-REG-3', section: '3 K Registration rules', behaviour: 'client_secret_post and client_secret_basic make a confidential client; its secret is shown once, never expires (client_secret_expires_at 0) and is stored as a hash.' },
  { id: 'K-REG-4', section: '3 K Registration rules', behaviour: 'scope is filtered to the supported set, all when nothing valid is requested; service.ai_tools is always added.' },
  { id: 'K-REG-5', section: '3 K Registration rules', behaviour: 'client_name has HTML stripped and is cut to 120 characters; nothing unseen stays in it.' },
  { id: 'K-REG-6', section: '3 K Registration rules', behaviour: 'Redirect URIs are absolute, https only, http for loopback hosts, without fragment or wildcard.' },
  { id: 'K-REG-7', section: '3 Errors K', behaviour: '400 with invalid_redirect_uri or invalid_client_metadata and error_description, with the CORS headers, whatever the Accept header.' },
  { id: 'K-REG-8', section: '3 K Registration rules', behaviour: 'Duplicated redirect URIs are removed, client_uri is cut to 250, other RFC 7591 fields are ignored.' },
  { id: 'K-REG-9', section: '3 Errors K, Limits', behaviour: '10 registrations a minute per address, then 429 rate_limited with Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining and the CORS headers.' },
  { id: 'K-REG-10', section: '3 K Endpoints', behaviour: 'OPTIONS /oauth/register is always 204 with permissive CORS headers.' },
];
