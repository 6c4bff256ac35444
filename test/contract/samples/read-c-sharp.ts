import { ENVIRONMENT, NEW_ID, type SentCall } from './sent-call.js';

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const PART = String.raw`(?:${TEXT}|Environment\.GetEnvironmentVariable\(${TEXT}\)|Guid\.NewGuid\(\)\.ToString\(\)|Convert\.ToBase64String\(Encoding\.UTF8\.GetBytes\([^;]*?\)\))`;
const VALUE = String.raw`${PART}(?: \+ ${PART})*`;

interface Draft {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | [string, string][] | undefined;
}

/** Each statement that a sample may consist of, and what it does to the call. There is no compiler of C# here: what is none of them is an error. */
const STATEMENTS: readonly (readonly [RegExp, (call: Draft, groups: readonly string[]) => void])[] = [
  [/^using System\.(?:Net\.Http\.Headers|Text);\n/, () => undefined],
  [/^using var client = new HttpClient\(\);\n/, () => undefined],
  [new RegExp(String.raw`^using var call = new HttpRequestMessage\(HttpMethod\.(Get|Post|Put|Patch|Delete), (${VALUE})\);\n`), (call, [method = '', url = '']) => { Object.assign(call, { method: method.toUpperCase(), url: valueOf(url) }); }],
  [new RegExp(String.raw`^call\.Headers\.Add\((${TEXT}), (${VALUE})\);\n`), (call, [name = '', value = '']) => { call.headers[textOf(name)] = valueOf(value); }],
  [new RegExp(String.raw`^call\.Content = new StringContent\("""\n([^]*?)\n    """, MediaTypeHeaderValue\.Parse\((${TEXT})\)\);\n`), (call, [lines = '', type = '']) => { call.body = withoutMargin(lines); call.headers['Content-Type'] = textOf(type); }],
  [new RegExp(String.raw`^call\.Content = new FormUrlEncodedContent\(new Dictionary<string, string> \{ ((?:\[${TEXT}\] = ${TEXT}(?:, )?)+) \}\);\n`), (call, [pairs = '']) => { call.body = [...pairs.matchAll(new RegExp(String.raw`\[(${TEXT})\] = (${TEXT})`, 'g'))].map(([, name = '', value = '']) => [textOf(name), textOf(value)]); }],
  [/^var form = new MultipartFormDataContent\(\);\n/, (call) => { call.body = []; }],
  [new RegExp(String.raw`^form\.Add\(new StringContent\((${TEXT})\), (${TEXT})\);\n`), (call, [value = '', name = '']) => { if (Array.isArray(call.body)) call.body.push([textOf(name), textOf(value)]); }],
  [new RegExp(String.raw`^form\.Add\(new ByteArrayContent\(await File\.ReadAllBytesAsync\((${TEXT})\)\), (${TEXT}), \1\);\n`), (call, [file = '', name = '']) => { if (Array.isArray(call.body)) call.body.push([textOf(name), `@${textOf(file)}`]); }],
  [/^call\.Content = form;\n/, () => undefined],
  [/^using var answer = await client\.SendAsync\(call\);\n/, () => undefined],
  [/^Console\.WriteLine\(\$"\{\(int\)answer\.StatusCode\} \{await answer\.Content\.ReadAsStringAsync\(\)\}"\);\n/, () => undefined],
  [new RegExp(String.raw`^await File\.WriteAllBytesAsync\(${TEXT}, await answer\.Content\.ReadAsByteArrayAsync\(\)\);\n`), () => undefined],
];

/** What a sample in C# sends, read from its statements. */
export function readCSharp(source: string): SentCall {
  const call: Draft = { method: '', url: '', headers: {}, body: undefined };
  let rest = `${source}\n`;
  while (rest !== '') {
    const [found] = STATEMENTS.flatMap(([form, apply]) => { const match = form.exec(rest); return match ? [{ match, apply }] : []; });
    if (!found) throw new Error(`No statement of a sample: ${rest.slice(0, 200)}`);
    found.apply(call, found.match.slice(1));
    rest = rest.slice(found.match[0].length);
  }
  return call;
}

/** Texts are escaped as in JSON. */
const textOf = (literal: string): string => JSON.parse(literal) as string;

const variable = (name: string): string => ({ ...ENVIRONMENT } as Readonly<Record<string, string>>)[name] ?? '';

function valueOf(expression: string): string {
  const encoded = /^(.*)Convert\.ToBase64String\(Encoding\.UTF8\.GetBytes\((.*)\)\)$/.exec(expression);
  if (encoded) return `${valueOf((encoded[1] ?? '').replace(/ \+ $/, ''))}${Buffer.from(valueOf(encoded[2] ?? '')).toString('base64')}`;
  return [...expression.matchAll(new RegExp(`Environment\\.GetEnvironmentVariable\\((${TEXT})\\)|(Guid)\\.NewGuid\\(\\)\\.ToString\\(\\)|(${TEXT})`, 'g'))].map(([, name, id, text]) => (name === undefined ? id === undefined ? textOf(text ?? '""') : NEW_ID : variable(textOf(name)))).join('');
}

/** A raw text has no margin beyond that of its end. */
function withoutMargin(lines: string): string {
  return lines.split('\n').map((line) => { if (!line.startsWith('    ')) throw new Error(`The line has too little margin: ${line}`); return line.slice('    '.length); }).join('\n');
}
