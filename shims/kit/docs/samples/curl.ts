import type { ExampleBody, ExampleHeader, ExampleRequest, ExampleValue, WriteSample } from './example-request.js';

const NEXT_LINE = ' \\\n  ';

/** A command of a shell. The method is GET unless it is said; curl says the type of a form itself. */
export const curl: WriteSample = (request, address = '$BASE_URL') =>
  `curl ${[...request.credentials.map(argument), headOf(request), ...(request.body ? dataOf(request.body) : []), ...(request.savedAs === undefined ? [] : [`-o ${request.savedAs}`]), `"${address}${request.target}"`].filter((part) => part !== '').join(NEXT_LINE)}`;

const headOf = ({ method, headers }: ExampleRequest): string => [...(method === 'GET' ? [] : [`-X ${method}`]), ...headers.map(argument)].join(' ');

const argument = ({ name, value }: ExampleHeader): string => (value.kind === 'basic' ? `-u "$${value.username}:$${value.password}"` : `-H "${name}: ${valueOf(value)}"`);

function valueOf(value: Exclude<ExampleValue, { readonly kind: 'basic' }>): string {
  switch (value.kind) {
    case 'text': return value.text;
    case 'variable': return `${value.before}$${value.variable}`;
    case 'newId': return '$(uuidgen)';
  }
}

function dataOf(body: ExampleBody): readonly string[] {
  switch (body.kind) {
    case 'json': return [`-d ${quoted(JSON.stringify(body.value))}`];
    case 'text': return [`--data-binary ${quoted(body.text)}`];
    case 'form': return body.fields.map(({ name, value }) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
    case 'files': return body.fields.map(({ name, value, isFile }) => (isFile ? `-F ${quoted(`${name}=@${value}`)}` : `--form-string ${quoted(`${name}=${value}`)}`));
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
