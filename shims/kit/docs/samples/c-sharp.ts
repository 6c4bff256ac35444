import { BASE_URL, type ExampleBody, type ExampleHeader, type ExampleRequest, type ExampleValue, type WriteSample } from './example-request.js';
import { indented } from './indented.js';

const CONTENT_TYPE = 'Content-Type';

/** A call by HttpClient, as a program of top-level statements (.NET 7). */
export const cSharp: WriteSample = (request, address) => [
  ...importsOf(request),
  'using var client = new HttpClient();',
  `using var call = new HttpRequestMessage(HttpMethod.${capital(request.method)}, ${placeOf(request, address)});`,
  ...[...request.credentials, ...request.headers].filter(({ name }) => name !== CONTENT_TYPE).map(headerOf),
  ...(request.body ? contentOf(request.body, mediaTypeOf(request.headers)) : []),
  'using var answer = await client.SendAsync(call);',
  request.savedAs === undefined ? 'Console.WriteLine($"{(int)answer.StatusCode} {await answer.Content.ReadAsStringAsync()}");' : `await File.WriteAllBytesAsync(${literal(request.savedAs)}, await answer.Content.ReadAsByteArrayAsync());`,
].join('\n');

/** A text as C# and JSON write it alike. */
const literal = (text: string): string => JSON.stringify(text);

const capital = (method: string): string => `${method.slice(0, 1)}${method.slice(1).toLowerCase()}`;

const environment = (variable: string): string => `Environment.GetEnvironmentVariable("${variable}")`;

const placeOf = ({ target }: ExampleRequest, address: string | undefined): string => (address === undefined ? `${environment(BASE_URL)} + ${literal(target)}` : literal(`${address}${target}`));

function importsOf({ credentials, body }: ExampleRequest): readonly string[] {
  const isBasic = credentials.some(({ value: { kind } }) => kind === 'basic');
  return [...(hasType(body) ? ['using System.Net.Http.Headers;'] : []), ...(isBasic ? ['using System.Text;'] : [])];
}

const hasType = (body: ExampleBody | undefined): boolean => body?.kind === 'json' || body?.kind === 'text';

const mediaTypeOf = (headers: readonly ExampleHeader[]): string => headers.flatMap(({ name, value }) => (name === CONTENT_TYPE && value.kind === 'text' ? [value.text] : []))[0] ?? 'text/plain';

const headerOf = ({ name, value }: ExampleHeader): string => `call.Headers.Add(${literal(name)}, ${valueOf(value)});`;

function valueOf(value: ExampleValue): string {
  switch (value.kind) {
    case 'text': return literal(value.text);
    case 'variable': return `${value.before === '' ? '' : `${literal(value.before)} + `}${environment(value.variable)}`;
    case 'newId': return 'Guid.NewGuid().ToString()';
    case 'basic': return `"Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes(${environment(value.username)} + ":" + ${environment(value.password)}))`;
  }
}

function contentOf(body: ExampleBody, mediaType: string): readonly string[] {
  switch (body.kind) {
    case 'json': return [typed(JSON.stringify(body.value, null, 2), mediaType)];
    case 'text': return [typed(body.text, mediaType)];
    case 'form': return [`call.Content = new FormUrlEncodedContent(new Dictionary<string, string> { ${body.fields.map(({ name, value }) => `[${literal(name)}] = ${literal(value)}`).join(', ')} });`];
    case 'files': return [
      'var form = new MultipartFormDataContent();',
      ...body.fields.map(({ name, value, isFile }) => (isFile ? `form.Add(new ByteArrayContent(await File.ReadAllBytesAsync(${literal(value)})), ${literal(name)}, ${literal(value)});` : `form.Add(new StringContent(${literal(value)}), ${literal(name)});`)),
      'call.Content = form;',
    ];
  }
}

/** Lines as they are; the margin of the last one is not part of them (C# 11). */
const typed = (text: string, mediaType: string): string => `call.Content = new StringContent("""\n    ${indented(text, '    ')}\n    """, MediaTypeHeaderValue.Parse(${literal(mediaType)}));`;
