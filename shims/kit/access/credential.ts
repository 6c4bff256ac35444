import type { IncomingHttpHeaders } from 'node:http';

/** A credential of a caller. */
export type Credential = { readonly apiKey: string } | { readonly username: string; readonly password: string };

/** Reads one kind of credential from the headers. */
export type CredentialReader = (headers: IncomingHttpHeaders) => Credential | undefined;

/** The part of an Authorization header after its scheme; schemes are compared without case (RFC 9110, 11.1). */
export function authorizationOf(scheme: string, headers: IncomingHttpHeaders): string | undefined {
  const { authorization = '' } = headers;
  const named = authorization.slice(0, scheme.length + 1).toLowerCase() === `${scheme} `;
  const value = named ? authorization.slice(scheme.length + 1).trim() : '';
  return value === '' ? undefined : value;
}
