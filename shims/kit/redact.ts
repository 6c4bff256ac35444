/** What stands where a secret stood. */
export const REDACTED = '[redacted]';

/** A text for the call log without the secrets that the caller showed in it, as they are or percent-encoded. */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text;
  for (const secret of secrets) for (const written of new Set([secret, encodeURIComponent(secret)])) clean = clean.replaceAll(written, REDACTED);
  return clean;
}
