/** Input fields whose values are never kept: secrets, files, and what people are searched by, which may name a customer in the entries of other records. */
export const WITHHELD: ReadonlySet<string> = new Set(['secret', 'verificationCode', 'password', 'webhookSecret', 'passwordHash', 'contentBase64', 'search']);

const [LONGEST_TEXT, MOST_ENTRIES, MOST_LEVELS] = [500, 20, 6];

/** A value as the audit log keeps it: without secrets and the content of files, long texts and lists by their beginning. */
export function shortened(value: unknown, name = '', level = 0): unknown {
  if (value === null || value === undefined) return null;
  if (WITHHELD.has(name)) return '(withheld)';
  if (typeof value === 'string') return shortenedText(value);
  return typeof value === 'object' ? shortenedObject(value, name, level) : value;
}

const shortenedText = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} … (${String(text.length)} characters)` : text);

function shortenedObject(value: object, name: string, level: number): unknown {
  if (level === MOST_LEVELS) return '…';
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, key, level + 1)]));
  const kept = value.slice(0, MOST_ENTRIES).map((entry) => shortened(entry, name, level + 1));
  return value.length > MOST_ENTRIES ? [...kept, `… and ${String(value.length - MOST_ENTRIES)} more`] : kept;
}
