import { BASE_URL, type ExampleBody, type ExampleField, type ExampleRequest, type ExampleValue, type WriteSample } from './example-request.js';
import { indented } from './indented.js';

/** A call by the package requests. */
export const python: WriteSample = (request, address) => [
  ...importsOf(request, address),
  '',
  `answer = requests.${request.method.toLowerCase()}(`,
  `    ${placeOf(request, address)},`,
  ...authOf(request),
  ...headersOf(request),
  ...(request.body ? bodyOf(request.body) : []),
  ')',
  outcomeOf(request),
].join('\n');

/** A text as Python and JSON write it alike. */
const literal = (text: string): string => JSON.stringify(text);

const environment = (variable: string): string => `os.environ["${variable}"]`;

const placeOf = ({ target }: ExampleRequest, address: string | undefined): string => (address === undefined ? `${environment(BASE_URL)} + ${literal(target)}` : literal(`${address}${target}`));

function importsOf({ credentials, headers }: ExampleRequest, address: string | undefined): readonly string[] {
  const kinds = new Set([...credentials, ...headers].map(({ value: { kind } }) => kind));
  const readsEnvironment = address === undefined || kinds.has('variable') || kinds.has('basic');
  return [...(readsEnvironment ? ['import os'] : []), ...(kinds.has('newId') ? ['import uuid'] : []), 'import requests'];
}

const authOf = ({ credentials }: ExampleRequest): readonly string[] =>
  credentials.flatMap(({ value }) => (value.kind === 'basic' ? [`    auth=(${environment(value.username)}, ${environment(value.password)}),`] : []));

function headersOf({ credentials, headers }: ExampleRequest): readonly string[] {
  const all = [...credentials, ...headers].flatMap(({ name, value }) => (value.kind === 'basic' ? [] : [`        ${literal(name)}: ${valueOf(value)},`]));
  return all.length === 0 ? [] : ['    headers={', ...all, '    },'];
}

function valueOf(value: Exclude<ExampleValue, { readonly kind: 'basic' }>): string {
  switch (value.kind) {
    case 'text': return literal(value.text);
    case 'variable': return `${value.before === '' ? '' : `${literal(value.before)} + `}${environment(value.variable)}`;
    case 'newId': return 'str(uuid.uuid4())';
  }
}

function bodyOf(body: ExampleBody): readonly string[] {
  switch (body.kind) {
    case 'json': return [`    json=${indented(written(body.value, ''), '    ')},`];
    case 'text': return [`    data="""${body.text.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"\"\"`)}""".encode("utf-8"),`];
    case 'form': return [`    data=${pairs(body.fields)},`];
    case 'files': return [`    data=${pairs(body.fields.filter(({ isFile }) => !isFile))},`, `    files=[${body.fields.filter(({ isFile }) => isFile).map(({ name, value }) => `(${literal(name)}, open(${literal(value)}, "rb"))`).join(', ')}],`];
  }
}

const pairs = (fields: readonly ExampleField[]): string => `[${fields.map(({ name, value }) => `(${literal(name)}, ${literal(value)})`).join(', ')}]`;

const CONSTANTS = new Map<unknown, string>([[null, 'None'], [true, 'True'], [false, 'False']]);

/** A value of JSON as a literal of Python. */
function written(value: unknown, margin: string): string {
  const deeper = `${margin}    `;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[\n${value.map((one) => `${deeper}${written(one, deeper)},`).join('\n')}\n${margin}]`;
  if (typeof value !== 'object' || value === null) return CONSTANTS.get(value) ?? JSON.stringify(value);
  const entries = Object.entries(value);
  return entries.length === 0 ? '{}' : `{\n${entries.map(([name, one]) => `${deeper}${literal(name)}: ${written(one, deeper)},`).join('\n')}\n${margin}}`;
}

function outcomeOf({ savedAs, isJson }: ExampleRequest): string {
  if (savedAs !== undefined) return `with open(${literal(savedAs)}, "wb") as file:\n    file.write(answer.content)`;
  return `print(answer.status_code, answer.${isJson ? 'json()' : 'text'})`;
}
