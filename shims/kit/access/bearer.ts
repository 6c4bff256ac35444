import { authorizationOf, type CredentialReader } from './credential.js';

/** `Authorization: Bearer <API key>`. */
export const bearer: CredentialReader = (headers) => {
  const apiKey = authorizationOf('bearer', headers);
  return apiKey === undefined ? undefined : { apiKey };
};
