import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Failure } from '#contract/failure.js';
import type { Exchange } from '#kit/exchange.js';
import { readXmlBody } from '../../../shims/wms-xml/read-body.js';
import { openXmlWarehouse, texts, type XmlAnswer, type XmlWarehouse } from './xml-warehouse.js';

let c: XmlWarehouse;
let most: number;
beforeAll(async () => {
  c = await openXmlWarehouse();
  most = await tooMany();
});
afterAll(() => c.close());

const said = (answer: XmlAnswer): string[] => [String(answer.status), ...texts(answer, 'ACK'), ...texts(answer, 'error_message')];
const parcel = (note: string, declaration = ''): string => `${declaration}<doc_resi><reso><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe><riga><barcode>4006381333931</barcode><quantita_ricevuta>1</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce><note>${note}</note></riga></righe></reso></doc_resi>`;
const MOST_BYTES = 2 * 1024 * 1024;
const LATIN = '<?xml version="1.0" encoding="ISO-8859-1"?>';
const UTF8 = '<?xml version="1.0" encoding="UTF-8"?>';
const send = (body: string | Buffer, type = 'text/xml') => c.send('notify-reso', body, { type });
const noteOf = async (answer: XmlAnswer): Promise<string | null | undefined> => {
  const [row] = await c.database.query<{ note: string | null }>('SELECT l.note FROM return_line l JOIN returns r ON r.company_id = l.company_id AND r.id = l.return_id WHERE r.number = ?', [`R${String(texts(answer, 'reso_ID')[0])}`]);
  return row?.note;
};
const refused = async (body: string | Buffer, type?: string): Promise<string> => {
  const stored = JSON.stringify(await c.stored());
  const answer = await send(body, type);
  expect([answer.status, texts(answer, 'ACK')]).toEqual([200, ['KO']]);
  expect(JSON.stringify(await c.stored())).toBe(stored);
  return texts(answer, 'error_message')[0] ?? '';
};

const [LEAST_TIMES, MOST_TIMES] = [8, 40];

/** Least CPU milliseconds of some work over several tries, to exclude other work of the process and the machine. A result under `enough` ends the tries. */
async function cpuOf(work: () => unknown, enough = Infinity): Promise<number> {
  let best = Infinity;
  for (let time = 0; time < LEAST_TIMES || (best >= enough && time < MOST_TIMES); time += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** The CPU limit in milliseconds: 100 or fewer on the author's machine, calibrated by hashing, because a slow machine hashes as much more slowly as it reads; by a hash that no processor has instructions for. */
const tooMany = (): Promise<number> => {
  const bytes = Buffer.alloc(32 * 1024 * 1024);
  return cpuOf(() => { createHash('sha512').update(bytes).digest(); });
};

function cpuOfReading(body: string | Buffer, type = 'text/xml', enough = most): Promise<number> {
  const exchange = { request: { headers: { 'content-type': type } } } as unknown as Exchange;
  return cpuOf(() => expect(readXmlBody(typeof body === 'string' ? Buffer.from(body) : body, exchange)).rejects.toThrow(Failure), enough);
}

test('XML comes raw or in the form field xml, in ISO-8859-1 or UTF-8 [C-INPUT-1] [C-INPUT-2]', async () => {
  expect(await noteOf(await send(Buffer.from(parcel('perché', LATIN), 'latin1')))).toBe('perché');
  expect(await noteOf(await send(Buffer.from(parcel('perché €', UTF8))))).toBe('perché €');
  expect(await noteOf(await send(Buffer.from(`\uFEFF${parcel('perché €')}`)))).toBe('perché €');
  expect(await noteOf(await send(Buffer.from(parcel('perché'), 'latin1')))).toBe('perché');
  expect(await noteOf(await send(Buffer.from(parcel('perché'), 'latin1'), 'text/xml; charset=ISO-8859-1'))).toBe('perché');
  const escaped = [...Buffer.from(parcel('perché + &amp; altro', LATIN), 'latin1')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  expect(await noteOf(await send(`a=1&xml=${escaped}&b=2`, 'application/x-www-form-urlencoded'))).toBe('perché + & altro');
  expect(await noteOf(await send(`xml=${encodeURIComponent(parcel('perché', UTF8))}`, 'application/x-www-form-urlencoded; charset=UTF-8'))).toBe('perché');
  const multipart = ['--XX', 'Content-Disposition: form-data; name="altro"', '', 'x', '--XX', 'Content-Disposition: form-data; name="xml"; filename="a.xml"', 'Content-Type: text/xml', '', parcel('perché', LATIN), '--XX--', ''].join('\r\n');
  expect(await noteOf(await send(Buffer.from(multipart, 'latin1'), 'multipart/form-data; boundary=XX'))).toBe('perché');
  expect(await noteOf(await send(Buffer.from(multipart, 'latin1'), 'multipart/form-data; boundary="XX"'))).toBe('perché');
  expect(await noteOf(await send(parcel('curl -d'), 'application/x-www-form-urlencoded'))).toBe('curl -d');
});

test.each([
  ['no charset', ''], ['the charset it is in', 'Content-Type: text/xml; charset=ISO-8859-1\r\n'], ['another charset', 'Content-Type: text/plain; charset=utf-8\r\n'],
  ['a file', 'Content-Type: application/octet-stream\r\n'],
])('a form part that declares %s is read by its bytes [C-INPUT-1] [C-INPUT-2]', async (_, claim) => {
  const part = `--a+b=c\r\nContent-Disposition: form-data; name="xml"\r\n${claim}\r\n${parcel('perché 100%25 + è', LATIN)}\r\n--a+b=c--\r\n`;
  expect(await noteOf(await send(Buffer.from(part, 'latin1'), 'Multipart/Form-Data ; boundary=a+b=c'))).toBe('perché 100%25 + è');
});

test('of two parts with one name the first is used; a truncated form has none [C-INPUT-1] [C-INPUT-6]', async () => {
  const part = (note: string, head = '') => `--X\r\nContent-Disposition: form-data; name="xml"${head}\r\n\r\n${parcel(note)}\r\n`;
  expect(await noteOf(await send(`${part('first', '; filename="a"')}${part('second')}--X--`, 'multipart/form-data; boundary=X'))).toBe('first');
  expect(await refused(part('cut', '; filename="a"'), 'multipart/form-data; boundary=X')).toContain('no field xml');
  expect(await refused(`--X\r\nContent-Disposition: form-data; name="xml"\r\nContent-Type: text/xml; charset=koi8-r\r\n\r\n${parcel('x')}\r\n--X--`, 'multipart/form-data; boundary=X')).toContain('a charset that is not read');
  expect(await refused(part('cut'), `multipart/form-data; boundary=${'X'.repeat(201)}`)).toContain('no boundary');
});

test('CDATA, XML entities and numeric references are decoded [C-INPUT-3]', async () => {
  expect(await noteOf(await send(parcel('a &lt;b&gt; &amp;amp; &#8364; &#x41; <![CDATA[<i> &amp; ]]]]><![CDATA[> x]]>')))).toBe('a <b> &amp; € A <i> &amp; ]]> x');
});

test.each([
  ['a DOCTYPE', '<!DOCTYPE doc_resi SYSTEM "file:///etc/passwd"><doc_resi/>', 'DOCTYPE'],
  ['an entity bomb', `<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY b${String(n)} "${'&a;'.repeat(10)}">`).join('')}]>${parcel('&b8;')}`, 'DOCTYPE'],
  ['an entity of its own', parcel('&xxe;'), 'entity'],
  ['as many numeric references as it reads', parcel('&#65;'.repeat(400_000)), 'too many entity references'],
  ['a million numeric references', parcel('&#9;'.repeat(1_000_000)), 'larger than'],
  ['deep nesting', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, 'nested too deeply'],
  ['a million elements', `<doc_resi>${'<a/>'.repeat(500_000)}</doc_resi>`, 'too many elements'],
  ['two megabytes of <', '<'.repeat(2_000_000), 'ends before its end'],
  ['two megabytes of open tags', '<a>'.repeat(650_000), 'nested too deeply'],
  ['a huge attribute', parcel('x').replace('<reso>', `<reso a="${'x'.repeat(1_900_000)}">`), 'a tag that is too long'],
  ['many attributes', parcel('x').replace('<reso>', `<reso ${Array.from({ length: 100_000 }, (_, n) => `a${String(n)}="1"`).join(' ')}>`), 'a tag that is too long'],
  ['a little tag with many attributes, often', `<doc_resi>${`<a ${'b="1" '.repeat(30)}/>`.repeat(9000)}</doc_resi>`, 'too long'],
  ['a name of a megabyte', `<${'a'.repeat(1_000_000)}/>`, 'a tag that is too long'],
  ['a long comment', parcel(`<!--${'- '.repeat(900_000)}-->`), 'too long'],
  ['many comments', parcel('<!---->'.repeat(250_000)), 'too many elements'],
  ['a comment without an end', `<doc_resi><!--${'- '.repeat(900_000)}`, 'ends before its end'],
  ['long CDATA', parcel(`<![CDATA[${'x'.repeat(1_900_000)}]]>`), 'too long'],
  ['CDATA of what would be references', parcel(`<![CDATA[${'&<'.repeat(900_000)}]]>`), 'too many entity references'],
  ['many sections of CDATA', parcel('<![CDATA[x]]>'.repeat(150_000)), 'too many elements'],
  ['many instructions', parcel('<?a b?>'.repeat(250_000)), 'too many elements'],
  ['a text of a megabyte', parcel('x'.repeat(1_000_000)), 'too long'],
  ['a text as long as can be, in a document that is truncated', parcel('x'.repeat(390_000)).slice(0, -11), 'The body is not XML'],
  ['more bytes than it reads', parcel('x'.repeat(3_000_000)), 'larger than'],
  ['a truncated document', parcel('x').slice(0, -11), 'The body is not XML'],
  ['a truncated tag', '<doc_resi><reso', 'ends before its end'],
  ['tags that do not match', '<doc_resi><reso></doc_resi></reso>', 'The body is not XML'],
  ['text that is no XML', 'ciao', 'not XML'],
  ['names of the language', '<doc_resi><__proto__><x>1</x></__proto__><constructor/></doc_resi>', 'The body is not XML'],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${parcel('+ADw-')}`, 'UTF-7'],
  ['windows-1252', `<?xml version="1.0" encoding="windows-1252"?>${parcel('x')}`, 'windows-1252'],
  ['a NUL', parcel('\0'), 'NUL'],
] as const)('%s is refused in the words of the operation, at once and without effect [C-INPUT-4] [C-INPUT-5] [REL-S12]', async (_name, body, message) => {
  expect(await refused(body)).toContain(message);
  if (body.length <= MOST_BYTES) expect(await cpuOfReading(body)).toBeLessThan(most); // a larger one is not even read
});

test('a form of two megabytes is parsed at once [C-INPUT-5]', async () => {
  for (const form of ['&'.repeat(2_000_000), `xml=${'%3C'.repeat(650_000)}`, `xml=${'+'.repeat(2_000_000)}`, 'a=b&'.repeat(500_000)]) expect(await cpuOfReading(form, 'application/x-www-form-urlencoded')).toBeLessThan(most);
  const disposition = '--X\r\nContent-Disposition: form-data;';
  for (const form of ['--X\r\n'.repeat(400_000), '-'.repeat(2_000_000), `--X\r\n${'a: b\r\n'.repeat(300_000)}`, 'content-disposition:form-data;'.repeat(70_000), `${disposition}${' '.repeat(2_000_000)}`, `${disposition} name="xml"\r\n\r\n${'\r\n--'.repeat(500_000)}`, `${disposition} name="a"\r\n\r\nb\r\n`.repeat(40_000)]) {
    expect(await cpuOfReading(form, 'multipart/form-data; boundary=X', 4 * most)).toBeLessThan(4 * most); // byte by byte in JavaScript, where hashing is native
  }
});

test.each([
  ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(parcel('x'), 'utf16le')]), 'text/xml', 'ISO-8859-1 or UTF-8'],
  ['UTF-16 without one', Buffer.from(parcel('x'), 'utf16le'), 'text/xml', 'ISO-8859-1 or UTF-8'],
  ['as much UTF-16 as it reads', Buffer.from(parcel('x'.repeat(900_000)), 'utf16le'), 'text/xml', 'ISO-8859-1 or UTF-8'],
  ['as much UTF-7 as it reads', Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${parcel('+ADw-'.repeat(400_000))}`), 'text/xml', 'UTF-7'],
  ['UTF-8 that is none', Buffer.from(parcel('perché', UTF8), 'latin1'), 'text/xml', 'not the UTF-8'],
  ['another charset in the header', Buffer.from(parcel('x')), 'text/xml; charset=utf-16', 'utf-16'],
  ['a wrong boundary', Buffer.from(`--YY\r\nContent-Disposition: form-data; name="xml"\r\n\r\n${parcel('x')}\r\n--YY--`), 'multipart/form-data; boundary=XX', 'no field xml'],
  ['no boundary', Buffer.from('--YY'), 'multipart/form-data', 'no boundary'],
  ['a form without the field', Buffer.from('a=1'), 'application/x-www-form-urlencoded', 'no field xml'],
  ['a field that is no XML', Buffer.from('xml=ciao'), 'application/x-www-form-urlencoded', 'not XML'],
] as const)('%s is refused in the words of the operation, at once [C-INPUT-4] [C-INPUT-6] [REL-S12]', async (...[, body, type, message]) => {
  expect(await refused(body, type)).toContain(message);
  expect(await cpuOfReading(body, type)).toBeLessThan(most);
});

test('an aborted call writes nothing [C-INPUT-6]', async () => {
  const agent = new Agent();
  const call = request({ host: '127.0.0.1', port: c.port, path: '/api/admin/resi/notify-reso', method: 'POST', agent, headers: { authorization: c.connections.MI1.authorization, 'content-length': 1000 } });
  call.on('error', () => undefined);
  await new Promise<void>((resolve) => { call.write('<doc_resi>', () => { resolve(); }); });
  call.destroy();
  agent.destroy();
  expect(said(await send('<doc_resi/>')).slice(0, 2)).toEqual(['200', 'KO']);
});
