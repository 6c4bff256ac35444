import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrived; ids are hex, the kind is OpenTelemetry's name of it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  readonly kind: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  /** The traces it is linked to. */
  readonly links: readonly string[];
  readonly isError: boolean;
}

/** A collector of traces over OTLP/HTTP with protobuf, on a free port of this machine. */
export interface OtlpReceiver {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** The headers and the bytes of every export. */
  readonly exports: { readonly headers: IncomingMessage['headers']; readonly bytes: Buffer }[];
  close(): Promise<void>;
}

const KINDS = ['UNSPECIFIED', 'INTERNAL', 'SERVER', 'CLIENT', 'PRODUCER', 'CONSUMER'];
const ERROR = 2;

/** Listen; `answer` is written to each export. */
export async function otlpReceiver(): Promise<OtlpReceiver> {
  const [spans, exports]: [ReceivedSpan[], OtlpReceiver['exports']] = [[], []];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
      const bytes = Buffer.concat(chunks);
      exports.push({ headers: request.headers, bytes });
      if (request.url === '/v1/traces') spans.push(...spansOf(bytes));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, spans, exports,
    close: () => new Promise((resolve) => {
      server.close(() => { resolve(); });
      server.closeAllConnections();
    }),
  };
}

/** The fields of a protobuf message by their numbers: numbers of varints and fixed fields, bytes of the others. */
type Message = ReadonlyMap<number, readonly (number | Buffer)[]>;

function messageOf(bytes: Buffer): Message {
  const fields = new Map<number, (number | Buffer)[]>();
  let at = 0;
  const varint = (): number => {
    for (let [value, factor] = [0, 1]; ; factor *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const taken = (length: number): Buffer => bytes.subarray(at, at += length);
  const read = (wire: number): number | Buffer => {
    if (wire === 0) return varint();
    if (wire === 1) return taken(8);
    return wire === 5 ? taken(4) : taken(varint());
  };
  while (at < bytes.length) {
    const key = varint();
    const number = Math.floor(key / 8);
    fields.set(number, [...fields.get(number) ?? [], read(key % 8)]);
  }
  return fields;
}

const messages = (message: Message, field: number): Message[] => (message.get(field) ?? []).flatMap((bytes) => (Buffer.isBuffer(bytes) ? [messageOf(bytes)] : []));
const text = (message: Message, field: number, encoding: BufferEncoding = 'utf8'): string => (message.get(field) ?? []).map((bytes) => (Buffer.isBuffer(bytes) ? bytes.toString(encoding) : '')).join('');
const number = (message: Message, field: number): number => Number(message.get(field)?.[0] ?? 0);

const spansOf = (bytes: Buffer): ReceivedSpan[] =>
  messages(messageOf(bytes), 1).flatMap((resource) => messages(resource, 2)).flatMap((scope) => messages(scope, 2)).map(spanOf);

const spanOf = (span: Message): ReceivedSpan => ({
  traceId: text(span, 1, 'hex'), spanId: text(span, 2, 'hex'), parentId: text(span, 4, 'hex'), name: text(span, 5), kind: KINDS[number(span, 6)] ?? '',
  attributes: Object.fromEntries(messages(span, 9).map((pair) => [text(pair, 1), valueOf(messages(pair, 2)[0] ?? new Map())])),
  links: messages(span, 13).map((link) => text(link, 1, 'hex')),
  isError: messages(span, 15).some((status) => number(status, 3) === ERROR),
});

function valueOf(value: Message): string | number | boolean {
  if (value.has(2)) return number(value, 2) === 1;
  if (value.has(3)) return number(value, 3);
  const [double] = value.get(4) ?? [];
  return Buffer.isBuffer(double) ? double.readDoubleLE() : text(value, 1);
}
