import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Failure } from '#contract/failure.js';
import { refuseHostileXml, type XmlLimits } from './refuse-hostile-xml.js';

/** How a document is read. */
export interface XmlReading extends XmlLimits {
  /** Elements that are lists wherever they stand, even alone. */
  readonly lists: readonly string[];
}

/** Reads documents into plain objects: elements by name, their text as text, attributes passed over. Whatever is no XML is MALFORMED_BODY. */
export function xmlReader({ lists, ...limits }: XmlReading): (text: string) => unknown {
  const repeated = new Set(lists);
  const parser = new XMLParser({
    ignoreAttributes: true, ignoreDeclaration: true, ignorePiTags: true, parseTagValue: false, trimValues: true, processEntities: false,
    isArray: (name) => repeated.has(name), jPath: false, // callbacks need the name of an element alone; its path would be written out for each
  });
  const parsed = (text: string): unknown => {
    try {
      return parser.parse(text) as unknown;
    } catch (cause) {
      throw new Failure('MALFORMED_BODY', 'The body is not XML that can be read', {}, { cause });
    }
  };
  return (text) => {
    refuseHostileXml(text, limits);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor is the same code in a package of its own
    const valid = XMLValidator.validate(text);
    if (valid !== true) throw new Failure('MALFORMED_BODY', `The body is not XML: ${valid.err.msg} (line ${String(valid.err.line)})`);
    const plain = withoutCdata(text);
    return plain.includes('&') ? resolved(parsed(plain)) : parsed(plain);
  };
}

const [START, END] = ['<![CDATA[', ']]>'];

/** A text with the sections of CDATA written as any other text is; each search begins where the last one ended. */
function withoutCdata(text: string): string {
  const written: string[] = [];
  let from = 0;
  for (let start = text.indexOf(START); start >= 0; start = text.indexOf(START, from)) {
    const end = text.indexOf(END, start + START.length);
    if (end < 0) break;
    written.push(text.slice(from, start), text.slice(start + START.length, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    from = end + END.length;
  }
  return written.join('') + text.slice(from);
}

/** Entities are resolved last and once, after sections of CDATA, where they are text, were made text like any other. */
function resolved(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('&') ? value.replace(REFERENCE, characterOf) : value;
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, resolved(child)]));
}

const REFERENCE = /&(lt|gt|amp|quot|apos|#\d+|#x[\da-fA-F]+);/g;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const REPLACEMENT = '\uFFFD';

function characterOf(_whole: string, name: string): string {
  const known = NAMED[name];
  if (known !== undefined) return known;
  const code = name.startsWith('#x') ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : REPLACEMENT;
}
