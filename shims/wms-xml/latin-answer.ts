import type { Answer, Reply } from '#kit/answer.js';

/** XML encoded as ISO-8859-1; the writer escapes all other characters. */
export const latinAnswer = ({ status, body, headers }: Reply): Answer =>
  ({ status, headers: { ...headers, 'Content-Type': 'text/xml; charset=iso-8859-1' }, body: String(body), charset: 'iso-8859-1' });
