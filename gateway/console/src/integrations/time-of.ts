/** The time that a text of the address means, in this browser's time zone; nothing for a text that is no time. */
export function timeOf(text: string | undefined): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
