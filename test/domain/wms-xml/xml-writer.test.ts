import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { XmlWriter } from '#kit/xml/xml-writer.js';

/** The text of an element, as an XML parser reads it. */
function readBack(text: string): string {
  const xml = new XmlWriter().element('a', () => undefined).free('b', text).toString();
  const document = XmlDocument.fromBuffer(Buffer.from(xml.replace('<a/>', '<a>').concat('</a>'), 'latin1'));
  const content = document.get('/a/b')?.content ?? '';
  document.dispose();
  return content;
}

test('free text comes back as it was, whatever markup is in it', () => {
  for (const text of ['a <![CDATA[', '<![CDATA[]]>', ']]>', '<![CDATA[', ']]', 'ł<![CDATA[', '<![CDATA[ł', ']]ł>', '&#322;', 'ł', 'ł]]>ł', 'a&b <c>']) expect(readBack(text)).toBe(text);
});

test('any text comes back, without what XML cannot carry', () => {
  const piece = fc.oneof(fc.constantFrom('<![CDATA[', ']]>', ']]', '>', 'ł', '€', '&', '<', '\u00e8', '😀'), fc.string({ maxLength: 4, unit: fc.constantFrom(...'ab <>&[]!C') }));
  fc.assert(fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => { expect(readBack(pieces.join(''))).toBe(pieces.join('')); }));
});

test('sections are closed before what they cannot hold, and none is empty', () => {
  const written = (text: string) => new XmlWriter().free('b', text).toString().split('\n')[1];
  expect([written('ł'), written('ał'), written('łał'), written('a]]>b'), written('\u0001')]).toEqual([
    '<b>&#322;</b>', '<b><![CDATA[a]]>&#322;</b>', '<b>&#322;<![CDATA[a]]>&#322;</b>', '<b><![CDATA[a]]]]><![CDATA[>b]]></b>', '<b></b>',
  ]);
});
