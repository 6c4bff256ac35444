import { gzipSync } from 'node:zlib';
import { LONG_SHAPES } from '../faults/hostile-shapes.js';
import type { Random } from '../../gateway/demo/data/random.js';
import type { FuzzCall } from './call.js';
import type { Trick } from './hostile.js';

const withType = (call: FuzzCall, type: string, body: Buffer): FuzzCall => {
  const { written: _, ...rest } = call;
  return { ...rest, method: call.method === 'GET' ? 'POST' : call.method, body, headers: [...call.headers.filter(([name]) => name.toLowerCase() !== 'content-type'), ['Content-Type', type]] };
};
const typeOf = ({ headers }: FuzzCall): string => headers.find(([name]) => name === 'Content-Type')?.[1] ?? 'application/json';

/** A trick on the bytes of a body that is there. */
const onBytes = (name: string, change: (body: Buffer, random: Random) => Buffer): Trick => ({ name, play: (call, { random }) => (call.body.length === 0 ? undefined : withType(call, typeOf(call), change(call.body, random))) });
const onText = (name: string, change: (text: string, random: Random) => string): Trick => onBytes(name, (body, random) => Buffer.from(change(body.toString(), random)));

const inserted = (text: string, random: Random, what: string): string => { const place = random.between(0, text.length); return text.slice(0, place) + what + text.slice(place); };
/** Another text in the place of one value of a JSON text. */
const instead = (text: string, random: Random, what: string): string => {
  const values = [...text.matchAll(/(?<=:)(?:"(?:[^"\\]|\\.)*"|-?[\d.]+|true|false|null)/g)];
  if (values.length === 0) return what;
  const { index, 0: value } = random.pick(values);
  return text.slice(0, index) + what + text.slice(index + value.length);
};

const RAW = ['NaN', '-Infinity', '1e400', '-0', '01', '1.', '.5', '0x1', '1e', '9'.repeat(400), '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"', 'undefined', '\'a\'', '"a\nb"', '{"__proto__":{"a":1}}', '{"a":1,"a":2}', '/*c*/1', '"\\u202e"', '1,2'];
const ENTITIES = ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>', '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/x.dtd">', '<?xml-stylesheet href="x"?>', '<!-- -- -->'];
const IN_XML = ['&x;', '&#0;', '&#xD800;', '&#x110000;', '&amp', '<![CDATA[ ]]> ', '<![CDATA[', ']]>', '<a:b/>', '<1/>', '</a>', '<a b=c/>', '<a b="1" b="2"/>', '\u0000', '\u0001', '\ufffe', '<__proto__>1</__proto__>', '<constructor>x</constructor>', '<!ELEMENT a ANY>', '<?php ?>', '<x xmlns="\n"/>'];
const DECLARED = ['UTF-16', 'UTF-7', 'ISO-8859-1', 'iso-8859-15', 'windows-1252', 'EBCDIC-CP-US', 'x', ''];

const PART = '--X\r\nContent-Disposition: form-data; name="xml"';
const MULTIPARTS = (body: string): readonly string[] => [
  `${PART}\r\n\r\n${body}\r\n--X--`, `${PART}; filename="a.xml"\r\nContent-Type: text/xml\r\n\r\n${body}\r\n--X--\r\n`, `${PART}\r\n\r\n${body}`, `${PART}\r\n${body}`, `${PART}\n\n${body}\n--X--`,
  `--X\r\n\r\n${body}\r\n--X--`, '--X--', `${PART}\r\n\r\n${body}\r\n${PART}\r\n\r\n${body}\r\n--X--`, `${PART}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body).toString('base64')}\r\n--X--`, `--X\r\nContent-Disposition: form-data; name="x\0ml"\r\n\r\n${body}\r\n--X--`,
  `preamble\r\n${PART}\r\n\r\n${body}\r\n--X--epilogue`, `--Y\r\n${body}\r\n--Y--`, `--X\r\nContent-Disposition: form-data; name*=utf-8''%ff\r\n\r\n${body}\r\n--X--`,
];
const FORMS = ['multipart/form-data; boundary=X', 'multipart/form-data; boundary=X', 'multipart/form-data; boundary="X"', 'multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=X', `multipart/form-data; boundary=${'X'.repeat(300)}`];

const RUN_BYTES = [2_000, 50_000, 200_000] as const;

/** What is done to bodies as a whole. */
export const hostileBodies: readonly Trick[] = [
  onBytes('cut short', (body, random) => body.subarray(0, random.between(0, body.length))),
  onBytes('flipped bits', (body, random) => { const copy = Buffer.from(body); for (let times = random.between(1, 4); times > 0; times -= 1) { const place = random.between(0, copy.length - 1); copy[place] = (copy[place] ?? 0) ^ (1 << random.between(0, 7)); } return copy; }),
  onBytes('bytes that are no UTF-8', (body, random) => { const place = random.between(0, body.length); return Buffer.concat([body.subarray(0, place), Buffer.from(random.pick([[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf8, 0x88], [0xc0, 0x80], [0x80]])), body.subarray(place)]); }),
  onBytes('another encoding', (body, random) => Buffer.from(body.toString(), random.pick(['utf16le', 'latin1'] as const))),
  onBytes('a byte order mark', (body, random) => Buffer.concat([Buffer.from(random.pick([[0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]])), body])),
  onText('text at a place', (text, random) => inserted(text, random, random.pick(['\0', '\u0001', ',', '"', '{', ']', '\\', '\u2028', '<', '&', ...IN_XML]))),
  onText('a raw value', (text, random) => (text.startsWith('<') ? text.replace(/>[^<]+</, `>${random.pick(IN_XML)}<`) : instead(text, random, random.pick(RAW)))),
  onText('a duplicate key', (text, random) => (text.startsWith('{') ? `{${random.pick(text.slice(1, -1).split(/,(?=")/))},${text.slice(1)}` : text.replace(/<(\w+)>[^<]+<\/\1>/, '$&$&'))),
  onText('twice', (text) => text + text),
  onText('a document type', (text, random) => text.replace(/^(?:<\?[^>]*\?>)?/, (start) => start + random.pick(ENTITIES))),
  onText('another declaration', (text, random) => text.replace(/^<\?[^>]*\?>/, `<?xml version="1.0" encoding="${random.pick(DECLARED)}"?>`)),
  { name: 'another content type', play: (call, { random }) => withType(call, random.pick(['text/plain', 'application/xml', 'text/xml; charset=utf-16', 'application/json; charset=latin1', 'application/json; charset="utf-8', 'application/x-www-form-urlencoded', 'image/png', '', ';', 'application/json, text/xml', 'application/graphql', 'application/json;'.repeat(50)]), call.body) },
  { name: 'a form', play: (call, { random }) => withType(call, 'application/x-www-form-urlencoded', Buffer.from(random.pick([`xml=${encodeURIComponent(call.body.toString())}`, `xml=${call.body.toString('latin1')}`, 'xml=%', 'xml', '=', `xml=${encodeURIComponent(call.body.toString())}&xml=1`, 'xml=%00%ff', 'XML=1', 'xml[]=1&xml[a]=2']))) },
  { name: 'a broken multipart', play: (call, { random }) => withType(call, random.pick(FORMS), Buffer.from(random.pick(MULTIPARTS(call.body.toString('latin1'))), 'latin1')) },
  { name: 'compressed', play: (call, { random }) => (call.body.length === 0 ? undefined : { ...withType(call, typeOf(call), gzipSync(call.body)), headers: [...call.headers, ['Content-Encoding', random.pick(['gzip', 'deflate', 'br', 'identity', 'x'])]] }) },
  { name: 'a run', play: (call, { random, bodyLimit }) => {
    const length = random.chance(0.05) ? bodyLimit : random.pick(RUN_BYTES);
    const { type, body } = random.pick(LONG_SHAPES);
    return withType(call, type, body(length));
  } },
  { name: 'nothing', play: (call) => withType(call, typeOf(call), Buffer.alloc(0)) },
  { name: 'slow', play: (call) => (call.framing === 'whole' && call.body.length > 0 ? { ...call, framing: 'slow' } : undefined) },
  { name: 'chunked', play: (call) => (call.framing === 'whole' && call.body.length > 0 ? { ...call, framing: 'chunked' } : undefined) },
  { name: 'cut off', play: (call) => (call.framing === 'whole' && call.body.length > 0 ? { ...call, framing: 'cut' } : undefined) },
  { name: 'unannounced', play: (call) => (call.framing === 'whole' && call.body.length > 0 ? { ...call, framing: 'unannounced' } : undefined) },
];
