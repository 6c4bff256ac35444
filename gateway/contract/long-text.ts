const CHUNK = 65_536;

/** A text of megabytes as the bytes of its UTF-8 in chunks: a process hands it over without a copy, in JSON between processes it is a string. */
export class LongText {
  readonly chunks: Iterable<Uint8Array>;

  constructor(chunks: Iterable<Uint8Array>) {
    this.chunks = chunks;
  }

  /** A text as it arrives in a call of the graph; undefined for what is none. */
  static read(sent: unknown): LongText | undefined {
    if (sent instanceof LongText) return sent;
    return typeof sent === 'string' ? new LongText({ [Symbol.iterator]: () => chunksOf(sent) }) : undefined;
  }

  toJSON(): string {
    return Buffer.concat([...this.chunks]).toString('utf8');
  }
}

function* chunksOf(text: string): Iterator<Uint8Array> {
  for (let from = 0; from < text.length;) {
    const to = endOfChunk(text, from + CHUNK);
    yield Buffer.from(text.slice(from, to));
    from = to;
  }
}

/** Not between the halves of a surrogate pair. */
const endOfChunk = (text: string, at: number): number => (isHighSurrogate(text.charCodeAt(at - 1)) ? at + 1 : at);

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
