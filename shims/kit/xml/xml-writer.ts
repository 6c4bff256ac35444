/** Characters of text that are kept before they become bytes. */
const CHUNK = 8192;

const DECLARATION = '<?xml version="1.0" encoding="iso-8859-1"?>\n';

/** What may be written as an element's content. */
export type XmlValue = string | number | null | undefined;

/**
 * Writes pretty-printed XML whose every character fits into ISO-8859-1: what does not is a numeric entity. Text of people goes into CDATA,
 * where entities do not work, so the section is closed before one and opened again behind it (decisions 1, C).
 */
export class XmlWriter {
  readonly #chunks: Buffer[] = [];
  #text = DECLARATION;
  #indent = '';

  /** An element whose children `inside` writes. */
  element(name: string, inside: () => void): this {
    const [outer, before, chunks] = [this.#indent, this.#text, this.#chunks.length];
    const opened = `${before}${outer}<${name}>\n`;
    this.#text = opened;
    this.#indent = `${outer}  `;
    inside();
    this.#indent = outer;
    const isEmpty = this.#text === opened && this.#chunks.length === chunks;
    this.#text = isEmpty ? `${before}${outer}<${name}/>\n` : `${this.#text}${outer}</${name}>\n`;
    if (this.#text.length > CHUNK) this.#put();
    return this;
  }

  /** An element with a code, a number or a time. */
  leaf(name: string, value: XmlValue): this {
    this.#text += value == null || value === '' ? `${this.#indent}<${name}/>\n` : `${this.#indent}<${name}>${typeof value === 'number' ? String(value) : escaped(value)}</${name}>\n`;
    return this;
  }

  /** An element with free text. */
  free(name: string, value: XmlValue): this {
    this.#text += value == null || value === '' ? `${this.#indent}<${name}/>\n` : `${this.#indent}<${name}>${cdata(String(value))}</${name}>\n`;
    return this;
  }

  /** Everything written. */
  toString(): string {
    this.#put();
    return Buffer.concat(this.#chunks).toString('latin1');
  }

  /** Long documents are kept as bytes: thousands of small texts, each held by the next, are what the garbage collector is slowest with. */
  #put(): void {
    this.#chunks.push(Buffer.from(this.#text, 'latin1'));
    this.#text = '';
  }
}

const PLAIN = /^[ -%'-;=?-~\u00a0-\u00ff]*$/;
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g; // XML 1.0 has no way to say them
const LONE_HALVES = /\p{Cs}/gu;
const FOREIGN = /[^\u0000-\u00ff]+/gu; // ISO-8859-1 is the first 256 characters
const FOREIGN_RUNS = /([^\u0000-\u00ff]+)/u; // splits into runs that can be written, and between them runs that cannot

function escaped(text: string): string {
  if (PLAIN.test(text)) return text;
  return writable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(FOREIGN, entities);
}

const cdata = (text: string): string => (PLAIN.test(text) ? section(text) : writable(text).split(FOREIGN_RUNS).map((run, index) => (index % 2 === 0 ? section(run) : entities(run))).join(''));

const section = (text: string): string => (text === '' ? '' : `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);

/** Without characters XML cannot carry; a lone half of a pair is the replacement character, line ends are what a reader would make of them. */
const writable = (text: string): string => text.replace(LONE_HALVES, '\uFFFD').replace(UNWRITABLE, '').replace(/\r\n?/g, '\n');

const entities = (run: string): string => run.replace(/./gsu, (character) => `&#${String(character.codePointAt(0))};`);
