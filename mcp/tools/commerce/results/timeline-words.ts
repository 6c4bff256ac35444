/** The reason in what an event holds, as a field of a result; none where it has none. */
export function reasonIn(payload: unknown): { reason?: string } {
  const reason: unknown = typeof payload === 'object' && payload !== null && 'reason' in payload ? payload.reason : undefined;
  return typeof reason === 'string' ? { reason } : {};
}
