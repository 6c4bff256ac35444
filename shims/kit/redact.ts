/** The replacement of a secret. */
export const REDACTED = '[redacted]';

/** A text for the call log with the caller's secrets replaced, plain or percent-encoded. */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text;
  for (const secret of secrets) for (const written of new Set([secret, encodeURIComponent(secret)])) clean = clean.replaceAll(written, REDACTED);
  return clean;
}
