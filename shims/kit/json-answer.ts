import { Bytes, JsonText, StreamedBody, type Answer, type Reply } from './answer.js';

/** A reply as JSON, serialized once: the same text is sent and logged. Bytes and streams go out unchanged; without a body there is no content type. */
export function jsonAnswer({ status, body, headers, cookies, secrets }: Reply): Answer {
  if (body === undefined) return { status, headers: headers ?? {}, body: '' };
  const answer = (contentType: string, content: Pick<Answer, 'body' | 'bytes' | 'chunks'>): Answer =>
    Object.assign(content, { status, headers: Object.assign({}, headers, { 'Content-Type': contentType }) }, cookies && { cookies }, secrets && { secrets });
  if (body instanceof StreamedBody) return answer(body.contentType, { body: '', chunks: body.text });
  if (body instanceof Bytes) return answer(body.contentType, { body: '', bytes: body.bytes });
  return answer('application/json; charset=utf-8', { body: body instanceof JsonText ? body.text : JSON.stringify(body) });
}
