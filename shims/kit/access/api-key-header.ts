import type { CredentialReader } from './credential.js';

/** `X-Api-Key: <API key>`. */
export const apiKeyHeader: CredentialReader = (headers) => {
  const apiKey = headers['x-api-key'];
  return typeof apiKey === 'string' && apiKey !== '' ? { apiKey } : undefined;
};
