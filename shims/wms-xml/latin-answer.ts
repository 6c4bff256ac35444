import type { Answer, Reply } from '#kit/answer.js';

/** XML as it is sent: in ISO-8859-1, which the writer kept to. */
export const latinAnswer = ({ status, body, headers }: Reply): Answer =>
  ({ status, headers: { ...headers, 'Content-Type': 'text/xml; charset=iso-8859-1' }, body: String(body), charset: 'iso-8859-1' });
