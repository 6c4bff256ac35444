import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface WireAnswer {
  /** 0 where the connection ended without one. */
  readonly status: number;
  /** Names as they were written. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const NONE: WireAnswer = { status: 0, headers: {}, body: Buffer.alloc(0) };
const PATIENCE_MILLISECONDS = 60_000;
const HEAD_END = '\r\n\r\n';
/** A call that is answered without a body, and what begins an answer to what came behind it. */
const [HEAD, NEXT] = ['HEAD ', 'HTTP/1.'] as const;

/** Sends bytes in the pieces they are in, each a turn of the event loop after the last, and reads to the end of the connection. */
export const overTheWire = (port: number, pieces: readonly Buffer[], isCutOff: boolean): Promise<WireAnswer> => new Promise((resolve) => {
  const chunks: Buffer[] = [];
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  const left = [...pieces];
  const next = (): void => {
    const piece = left.shift();
    if (piece === undefined) return isCutOff ? void socket.end() : undefined;
    socket.write(piece, () => { if (left.length === 0 && !isCutOff) return; setImmediate(next); });
  };
  socket.setTimeout(PATIENCE_MILLISECONDS, () => { socket.destroy(new Error('no answer')); });
  socket.on('connect', next).on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
  socket.on('end', () => { socket.destroy(); }).on('close', () => { resolve(readAnswer(Buffer.concat(chunks), pieces[0]?.toString('latin1', 0, HEAD.length) === HEAD)); });
});

/** The first answer of a connection; interim answers (100 Continue) are skipped. */
function readAnswer(bytes: Buffer, isHead: boolean): WireAnswer {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return NONE;
  const [line = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(line.split(' ')[1]);
  const rest = bytes.subarray(end + HEAD_END.length);
  if (status < 200) return readAnswer(rest, isHead);
  const headers = Object.fromEntries(lines.map((header) => [header.slice(0, header.indexOf(':')), header.slice(header.indexOf(':') + 1).trim()]));
  const isChunked = Object.entries(headers).some(([name, value]) => name.toLowerCase() === 'transfer-encoding' && value === 'chunked');
  const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  if (isHead) return { status, headers, body: rest.toString('latin1', 0, NEXT.length) === NEXT ? Buffer.alloc(0) : rest };
  return { status, headers, body: isChunked ? joined(rest) : rest.subarray(0, length === undefined ? rest.length : Number(length)) }; // what comes behind it answers something else
}

function joined(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n', at);
    const size = end < 0 ? 0 : parseInt(bytes.toString('latin1', at, end), 16);
    if (!(size > 0)) break;
    chunks.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}
