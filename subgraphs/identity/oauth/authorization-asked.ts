import type { OAuthClient } from './client.js';

/** A parameter as it was sent. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** The parameters of a call to the authorization endpoint, and the client it names. */
export interface AuthorizationAsked {
  /** Parameters that were sent once; one without a value counts as not sent (RFC 6749, 3.1). */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** Names that were sent more than once. */
  readonly repeated: readonly string[];
  readonly client: OAuthClient | undefined;
  /** Addresses that a token may be meant for. */
  readonly resources: readonly string[];
  /** Redirect URIs with schemes of their own that the operator lists. */
  readonly appRedirects: readonly string[];
}

/** Sort the parameters of a call. */
export function sortParameters(parameters: readonly Parameter[]): Pick<AuthorizationAsked, 'values' | 'repeated'> {
  const values = new Map<string, string>();
  const repeated = new Set<string>();
  const seen = new Set<string>();
  for (const { name, value } of parameters) {
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
    if (value !== '') values.set(name, value);
  }
  for (const name of repeated) values.delete(name);
  return { values: Object.fromEntries(values), repeated: [...repeated] };
}

/** The words of a parameter with blanks between them. */
export const wordsOf = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '');
