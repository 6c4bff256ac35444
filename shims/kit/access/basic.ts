import { authorizationOf, type CredentialReader } from './credential.js';

/** `Authorization: Basic <base64 of username:password>`, read as UTF-8. */
export const basic: CredentialReader = (headers) => {
  const encoded = authorizationOf('basic', headers);
  if (encoded === undefined) return undefined;
  const [username = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { username, password: rest.join(':') };
};
