const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'x-api-key', 'cookie', 'set-cookie', 'x-return-session']);
const SHOWN_SECRET = /"(?:authorization|proxy-authorization|x-api-key|cookie|set-cookie|x-return-session)":(?!"\[redacted\]")/i;
const SECRET_PARAMETERS = /([?&](?:api_?key|key|token|secret|password)=)[^&#]*/gi;
const REDACTED = '[redacted]';

/** Headers as JSON text with credentials redacted; text that is not a JSON object becomes an empty object. */
export function redactHeaders(json: string): string {
  if (json.startsWith('{') && !SHOWN_SECRET.test(json)) return json; // usually already redacted by the surface
  const headers = objectOf(json);
  return JSON.stringify(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, SECRET_HEADERS.has(name.toLowerCase()) ? REDACTED : value])));
}

/** A path with keys and tokens in its query redacted. */
export const redactPath = (path: string): string => (!path.includes('?') ? path : path.replaceAll(SECRET_PARAMETERS, `$1${REDACTED}`));

function objectOf(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
