import { Pieces, type Answer, type Reply } from './answer.js';

/** A reply as JSON, written once: the same text is sent and logged. */
export const jsonAnswer = ({ status, body, headers }: Reply): Answer => (body instanceof Pieces
  ? { status, headers: { ...headers, 'Content-Type': body.contentType }, body: '', pieces: body.text }
  : { status, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) });
