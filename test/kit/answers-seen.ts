import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '#kit/handler.js';

/** A call and its answer as they crossed the wire. */
export interface Seen {
  readonly method: string;
  readonly target: string;
  readonly request: Buffer;
  readonly status: number;
  /** As the surface wrote them; what Node.js adds is not among them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The faults of a call and its answer; normally none. */
export type Judge = (seen: Seen) => readonly string[];

const complaints: string[] = [];

/** The faults found in answers since the last call; each test file fails on its own. */
export const takeComplaints = (): string[] => complaints.splice(0);

/** A handler that checks every answer against its surface's API description before it is sent. */
export const judged = (handler: Handler, judge: Judge): Handler => (request, response) => {
  const sent = bytesSent(request);
  let isTaken = true;
  watchAnswer(response, (answer) => {
    const { method = '', url: target = '' } = request;
    const found = isTaken ? verdict(judge, { method, target, request: Buffer.concat(sent), ...answer }) : [];
    complaints.push(...found.map((complaint) => `${method} ${target} ${String(answer.status)}: ${complaint}`));
  });
  isTaken = handler(request, response);
  return isTaken;
};

/** A judge that cannot read an answer reports that as a fault; its error must not end the answer. */
function verdict(judge: Judge, seen: Seen): readonly string[] {
  try {
    return judge(seen);
  } catch (error) {
    return [`cannot be read: ${String(error)}`];
  }
}

/** The bytes of a body as they arrive, without consuming them. */
function bytesSent(request: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk !== null) chunks.push(chunk);
    return push(chunk, encoding);
  };
  return chunks;
}

type Written = Pick<Seen, 'status' | 'headers' | 'body'>;

function watchAnswer(response: ServerResponse, done: (written: Written) => void): void {
  const { writeHead, write, end } = response;
  const chunks: Buffer[] = [];
  let head: Pick<Written, 'status' | 'headers'> | undefined;
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding as BufferEncoding : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.writeHead = (status: number, headers: unknown = {}) => {
    head = { status, headers: Object.fromEntries(Object.entries(headers as object).map(([name, value]) => [name, String(value)])) };
    return writeHead.call(response, status, headers as Record<string, string>);
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk, rest[0]);
    return Reflect.apply(write, response, [chunk, ...rest]);
  }) as typeof write;
  response.end = ((chunk?: unknown, ...rest: unknown[]) => {
    keep(chunk, rest[0]);
    if (head) done({ ...head, body: Buffer.concat(chunks) });
    return Reflect.apply(end, response, [chunk, ...rest]);
  }) as typeof end;
}
