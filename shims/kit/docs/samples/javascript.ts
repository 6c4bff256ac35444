import { BASE_URL, type ExampleBody, type ExampleRequest, type ExampleValue, type WriteSample } from './example-request.js';
import { indented } from './indented.js';

/** A call by fetch, as a module of Node.js. */
export const javaScript: WriteSample = (request, address) => [
  ...importsOf(request),
  ...(request.body?.kind === 'files' ? formOf(request.body.fields) : []),
  `const answer = await fetch(${placeOf(request, address)}, {`,
  ...(request.method === 'GET' ? [] : [`  method: ${literal(request.method)},`]),
  ...headersOf(request),
  ...(request.body ? [`  body: ${bodyOf(request.body)},`] : []),
  '});',
  outcomeOf(request),
].join('\n');

const literal = (value: unknown): string => JSON.stringify(value);

const placeOf = ({ target }: ExampleRequest, address: string | undefined): string => (address === undefined ? `process.env.${BASE_URL} + ${literal(target)}` : literal(`${address}${target}`));

function importsOf({ body, savedAs }: ExampleRequest): readonly string[] {
  const names = [...(body?.kind === 'files' && body.fields.some(({ isFile }) => isFile) ? ['readFile'] : []), ...(savedAs === undefined ? [] : ['writeFile'])];
  return names.length === 0 ? [] : [`import { ${names.join(', ')} } from "node:fs/promises";`, ''];
}

const formOf = (fields: Extract<ExampleBody, { readonly kind: 'files' }>['fields']): readonly string[] => [
  'const form = new FormData();',
  ...fields.map(({ name, value, isFile }) => `form.append(${literal(name)}, ${isFile ? `new Blob([await readFile(${literal(value)})]), ${literal(value)}` : literal(value)});`),
];

const headersOf = ({ credentials, headers }: ExampleRequest): readonly string[] => {
  const all = [...credentials, ...headers];
  return all.length === 0 ? [] : ['  headers: {', ...all.map(({ name, value }) => `    ${literal(name)}: ${valueOf(value)},`), '  },'];
};

function valueOf(value: ExampleValue): string {
  switch (value.kind) {
    case 'text': return literal(value.text);
    case 'variable': return `${value.before === '' ? '' : `${literal(value.before)} + `}process.env.${value.variable}`;
    case 'newId': return 'crypto.randomUUID()';
    case 'basic': return `"Basic " + btoa(process.env.${value.username} + ":" + process.env.${value.password})`;
  }
}

function bodyOf(body: ExampleBody): string {
  switch (body.kind) {
    case 'json': return `JSON.stringify(${indented(JSON.stringify(body.value, null, 2), '  ')})`;
    case 'text': return `\`${body.text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\``;
    case 'form': return `new URLSearchParams({ ${body.fields.map(({ name, value }) => `${literal(name)}: ${literal(value)}`).join(', ')} })`;
    case 'files': return 'form';
  }
}

function outcomeOf({ savedAs, isJson }: ExampleRequest): string {
  if (savedAs !== undefined) return `await writeFile(${literal(savedAs)}, Buffer.from(await answer.arrayBuffer()));`;
  return `console.log(answer.status, await answer.${isJson ? 'json' : 'text'}());`;
}
