import { BASE_URL, type ExampleBody, type ExampleRequest, type ExampleValue, type WriteSample } from './example-request.js';
import { indented } from './indented.js';

/** A call by the cURL extension. */
export const php: WriteSample = (request, address) => [
  '<?php',
  `$call = curl_init(${placeOf(request, address)});`,
  'curl_setopt_array($call, [',
  `    CURLOPT_CUSTOMREQUEST => ${literal(request.method)},`,
  ...passwordOf(request),
  ...headersOf(request),
  ...(request.body ? [`    CURLOPT_POSTFIELDS => ${bodyOf(request.body)},`] : []),
  '    CURLOPT_RETURNTRANSFER => true,',
  ']);',
  '$answer = curl_exec($call);',
  request.savedAs === undefined ? 'echo curl_getinfo($call, CURLINFO_HTTP_CODE), " ", $answer;' : `file_put_contents(${literal(request.savedAs)}, $answer);`,
].join('\n');

/** A text between single quotes, where a backslash and the quote alone are escaped. */
const literal = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

const environment = (variable: string): string => `getenv('${variable}')`;

const placeOf = ({ target }: ExampleRequest, address: string | undefined): string => (address === undefined ? `${environment(BASE_URL)} . ${literal(target)}` : literal(`${address}${target}`));

const passwordOf = ({ credentials }: ExampleRequest): readonly string[] =>
  credentials.flatMap(({ value }) => (value.kind === 'basic' ? [`    CURLOPT_USERPWD => ${environment(value.username)} . ':' . ${environment(value.password)},`] : []));

function headersOf({ credentials, headers }: ExampleRequest): readonly string[] {
  const all = [...credentials, ...headers].flatMap(({ name, value }) => (value.kind === 'basic' ? [] : [`        ${headerOf(name, value)},`]));
  return all.length === 0 ? [] : ['    CURLOPT_HTTPHEADER => [', ...all, '    ],'];
}

function headerOf(name: string, value: Exclude<ExampleValue, { readonly kind: 'basic' }>): string {
  switch (value.kind) {
    case 'text': return literal(`${name}: ${value.text}`);
    case 'variable': return `${literal(`${name}: ${value.before}`)} . ${environment(value.variable)}`;
    case 'newId': return `${literal(`${name}: `)} . bin2hex(random_bytes(16))`;
  }
}

function bodyOf(body: ExampleBody): string {
  switch (body.kind) {
    case 'json': return nowdoc('JSON', JSON.stringify(body.value, null, 2));
    case 'text': return nowdoc('TEXT', body.text);
    case 'form': return `http_build_query([${body.fields.map(({ name, value }) => `${literal(name)} => ${literal(value)}`).join(', ')}])`;
    case 'files': return `[\n${body.fields.map(({ name, value, isFile }) => `        ${literal(name)} => ${isFile ? `new CURLFile(${literal(value)})` : literal(value)},`).join('\n')}\n    ]`;
  }
}

/** Lines as they are; the margin of the last one is not part of them (PHP 7.3). */
const nowdoc = (name: string, text: string): string => `<<<'${name}'\n        ${indented(text, '        ')}\n        ${name}`;
