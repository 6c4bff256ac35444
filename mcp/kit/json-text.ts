import type { Answer, Reply } from '#kit/answer.js';
import { jsonAnswer } from '#kit/json-answer.js';

/** A body that is JSON already. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** A reply as JSON; what is JSON already goes out as it is. */
export const jsonTextAnswer = (reply: Reply): Answer =>
  (reply.body instanceof JsonText
    ? { status: reply.status, headers: { ...reply.headers, 'Content-Type': 'application/json; charset=utf-8' }, body: reply.body.text, ...(reply.cookies && { cookies: reply.cookies }) } : jsonAnswer(reply));
