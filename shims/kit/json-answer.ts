import { Bytes, StreamedBody, type Answer, type Reply } from './answer.js';

/** A reply as JSON, serialized once: the same text is sent and logged. Bytes and streams go out unchanged. */
export function jsonAnswer({ status, body, headers, cookies }: Reply): Answer {
  const head = { status, ...(cookies && { cookies }) };
  if (body instanceof StreamedBody) return { ...head, headers: { ...headers, 'Content-Type': body.contentType }, body: '', chunks: body.text };
  if (body instanceof Bytes) return { ...head, headers: { ...headers, 'Content-Type': body.contentType }, body: '', bytes: body.bytes };
  return { ...head, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}
