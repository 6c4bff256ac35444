import { Failure } from '#contract/failure.js';

/** The most a document may hold. */
export interface XmlLimits {
  /** Of the whole document. */
  readonly characters: number;
  /** Elements; comments, sections of CDATA and instructions count as much. */
  readonly elements: number;
  readonly depth: number;
  /** Characters of a tag, its attributes included. */
  readonly tag: number;
  /** Entity references, numeric ones included; characters of CDATA that would be one elsewhere count as much. */
  readonly references: number;
}

const SECTIONS: readonly (readonly [start: string, end: string])[] = [['<!--', '-->'], ['<![CDATA[', ']]>'], ['<?', '?>']];

/** Look over a document before it is parsed: a DOCTYPE, an entity that is not XML's own, or more of anything than the limits is MALFORMED_BODY. */
export function refuseHostileXml(text: string, limits: XmlLimits): void {
  const seen = { tags: 0, depth: 0, references: 0 };
  let from = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', from)) {
    seen.references += referencesIn(text.slice(from, at), limits.references);
    const { isTag, end, next } = markupAt(text, at);
    if (isTag && end - at > limits.tag) throw refusal('The XML has a tag that is too long');
    seen.tags += isTag ? 1 : TAGS_OF_ELEMENT;
    if (isTag) seen.depth += stepOf(text, at, end);
    else seen.references += escapesIn(text, at + 1, end);
    refuseExcess(seen, limits);
    from = next;
  }
  if (text.length > limits.characters) throw refusal('The XML is too long');
}

interface Markup {
  /** Whether it opens or closes an element; comments, CDATA and instructions do not. */
  readonly isTag: boolean;
  readonly end: number;
  /** Where the text behind it begins. */
  readonly next: number;
}

function markupAt(text: string, at: number): Markup {
  const section = SECTIONS.find(([start]) => text.startsWith(start, at));
  if (!section && text.startsWith('<!', at)) throw refusal('The XML must not have a DOCTYPE or declarations');
  const [start, close] = section ?? ['<', '>'];
  const end = text.indexOf(close, at + start.length);
  if (end < 0) throw refusal('The XML ends before its end');
  return { isTag: !section, end, next: end + close.length };
}

function refuseExcess({ tags, depth, references }: Readonly<Record<'tags' | 'depth' | 'references', number>>, limits: XmlLimits): void {
  if (references > limits.references) throw refusal('The XML has too many entity references');
  if (tags > limits.elements * TAGS_OF_ELEMENT) throw refusal('The XML has too many elements');
  if (depth > limits.depth) throw refusal('The XML is nested too deeply');
}

const TAGS_OF_ELEMENT = 2;
const [AMPERSAND, LESS] = [0x26, 0x3c];

/** How many characters of a section would be references elsewhere. */
function escapesIn(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const character = text.charCodeAt(at);
    if (character === AMPERSAND || character === LESS) count += 1;
  }
  return count;
}

function stepOf(text: string, start: number, end: number): number {
  if (text[start + 1] === '/') return -1;
  return text[end - 1] === '/' ? 0 : 1;
}

const KNOWN = /^&(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});/;
const LONGEST_REFERENCE = 11;

/** How many references a stretch of text has; those beyond one more than `most` are not looked at. */
function referencesIn(stretch: string, most: number): number {
  let count = 0;
  for (let at = stretch.indexOf('&'); at >= 0 && count <= most; at = stretch.indexOf('&', at + 1)) {
    count += 1;
    if (!KNOWN.test(stretch.slice(at, at + LONGEST_REFERENCE))) throw refusal('The XML has an entity that is none of XML\'s own');
  }
  return count;
}

const refusal = (message: string): Failure => new Failure('MALFORMED_BODY', message);
