import { Failure } from '#contract/failure.js';

/** The most a document may hold. */
export interface XmlLimits {
  readonly elements: number;
  readonly depth: number;
  /** Entity references, numeric ones included. */
  readonly references: number;
}

const SECTIONS: readonly (readonly [start: string, end: string])[] = [['<!--', '-->'], ['<![CDATA[', ']]>'], ['<?', '?>']];

/** Look over a document before it is parsed: a DOCTYPE, an entity that is not XML's own, or more of anything than the limits is MALFORMED_BODY. */
export function refuseHostileXml(text: string, limits: XmlLimits): void {
  let [tags, depth, references, from] = [0, 0, 0, 0];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', from)) {
    references += referencesIn(text, from, at);
    if (references > limits.references) throw refusal('The XML has too many entity references');
    const section = SECTIONS.find(([start]) => text.startsWith(start, at));
    if (!section && text.startsWith('<!', at)) throw refusal('The XML must not have a DOCTYPE or declarations');
    const end = section ? text.indexOf(section[1], at + section[0].length) : text.indexOf('>', at);
    if (end < 0) throw refusal('The XML ends before its end');
    from = end + (section?.[1].length ?? 1);
    if (section) continue;
    tags += 1;
    depth += stepOf(text, at, end);
    if (tags > limits.elements * TAGS_OF_ELEMENT) throw refusal('The XML has too many elements');
    if (depth > limits.depth) throw refusal('The XML is nested too deeply');
  }
}

const TAGS_OF_ELEMENT = 2;

function stepOf(text: string, start: number, end: number): number {
  if (text[start + 1] === '/') return -1;
  return text[end - 1] === '/' ? 0 : 1;
}

const KNOWN = /^&(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});/;
const LONGEST_REFERENCE = 11;

/** How many references a stretch of text has. */
function referencesIn(text: string, start: number, end: number): number {
  let count = 0;
  const stretch = text.slice(start, end);
  for (let at = stretch.indexOf('&'); at >= 0; at = stretch.indexOf('&', at + 1)) {
    count += 1;
    if (!KNOWN.test(stretch.slice(at, at + LONGEST_REFERENCE))) throw refusal('The XML has an entity that is none of XML\'s own');
  }
  return count;
}

const refusal = (message: string): Failure => new Failure('MALFORMED_BODY', message);
