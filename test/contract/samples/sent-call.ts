/** A call as a sample makes it: header names in small letters, the media type of a form left out, as its client writes that. */
export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The text of a body, or the fields of a form; files as `@name`. */
  readonly body: string | readonly (readonly [name: string, value: string])[] | undefined;
}

/** What a sample finds in its environment. */
export const ENVIRONMENT = { API_KEY: 'the-key', RETURN_SESSION: 'the-session', SERVICE_KEY: 'the-service-key', API_USERNAME: 'me', API_PASSWORD: 'it\'s: "secret"' };

/** What new ids are. */
export const NEW_ID = 'k-1';

/** Equal bodies of JSON are equal whatever their margins and escapes. */
export function comparable({ method, url, headers, body }: SentCall): unknown {
  const named = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value]).filter(([name, value]) => name !== 'content-type' || !isForm(value));
  return { method, url, headers: Object.fromEntries(named), body: typeof body === 'string' && named.some(([, value]) => value === 'application/json') ? JSON.parse(body) as unknown : body };
}

const isForm = (mediaType: string): boolean => mediaType.startsWith('multipart/form-data') || mediaType.startsWith('application/x-www-form-urlencoded');
