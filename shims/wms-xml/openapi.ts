import { existsSync, readFileSync } from 'node:fs';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import { samplesOf } from '#kit/docs/samples/code-samples.js';
import type { ExampleRequest } from '#kit/docs/samples/example-request.js';
import type { Route } from '#kit/route.js';
import { sourceFolder } from '#kernel/source-folder.js';
import { askedFor, GUIDE, XML_TYPE } from './guide.js';
import { ROOT } from './paths.js';
import { operationOf, type OPERATIONS } from './schemas.js';
import { readXsd, type XsdField } from './xsd-schema.js';

type Operation = (typeof OPERATIONS)[number];

const XML = 'text/xml';
const OK = 200;

/** The OpenAPI 3.1 description of the XML contract: its inputs and outputs from the XML Schemas, its answers the golden bytes of the tests. Samples call an address, where it is given. */
export const describeXml = (routes: readonly Route<ConnectionCaller>[], address?: string): Readonly<Record<string, unknown>> => ({
  openapi: '3.1.0',
  info: { title: GUIDE.title, version: GUIDE.version, description: [...GUIDE.introduction, '## Errors', ...GUIDE.errors.map(([status, message, when]) => `- \`${message}\` (${status}): ${when}`)].join('\n\n') },
  servers: [{ url: ROOT }],
  security: [{ basic: [] }],
  tags: Object.entries(GUIDE.subjects).map(([name, { about }]) => ({ name, description: about })),
  paths: Object.fromEntries(routes.map((route) => [route.path, { [route.method.toLowerCase()]: operation(route, address) }])),
  components: { securitySchemes: { basic: { type: 'http', scheme: 'basic', description: 'The username and password of the connection, sent with every call.' } } },
});

function operation({ method, path, summary }: Route<ConnectionCaller>, address: string | undefined): Readonly<Record<string, unknown>> {
  const name = operationOf(path);
  const [{ about, example }, request, response] = [GUIDE.operations[name], readXsd(name, 'request'), readXsd(name, 'response')];
  return {
    operationId: name, summary, description: `${about}\n\n${request.about} ${response.about}\n\nSchemas: [request](/docs/wms-xml/${name}.request.xsd), [response](/docs/wms-xml/${name}.response.xsd).`, tags: [subjectOf(name)],
    ...('query' in example ? { parameters: request.fields.map((field) => parameter(field, example.query)) } : { requestBody: { required: true, content: { [XML]: { schema: request.schema, example: example.document } } } }),
    responses: { [OK]: { description: 'Done, or KO with the reason.', content: { [XML]: { schema: response.schema, examples: answersOf(name) } } }, ...refusals() },
    'x-codeSamples': samplesOf(requestOf(method, path, example), address),
  };
}

const subjectOf = (name: Operation): string => Object.entries(GUIDE.subjects).find(([, { operations }]) => operations.some((one) => one === name))?.[0] ?? '';

function parameter({ name, required, schema }: XsdField, query: string): Readonly<Record<string, unknown>> {
  const example = new URLSearchParams(query).get(name);
  const { description = '', ...rest } = schema;
  return { name, in: 'query', required, description: description === '' ? name : description, schema: rest, ...(example !== null && { example: rest['type'] === 'array' ? [example] : example }) };
}

/** The golden answers: what was done, and a refusal. */
const answersOf = (name: Operation): Readonly<Record<string, unknown>> => Object.fromEntries(['ok', 'ko'].flatMap((outcome) => {
  const file = new URL(`examples/${name}.${outcome}.xml`, sourceFolder(import.meta.url));
  return existsSync(file) ? [[outcome, { value: readFileSync(file, 'latin1') }] as const] : [];
}));

/** The statuses of every operation. */
function refusals(): Readonly<Record<string, unknown>> {
  const others = GUIDE.errors.filter(([status]) => status !== String(OK));
  return Object.fromEntries(others.map(([status, message, when]) => [status, { description: `\`${message}\`: ${when}`, content: { [XML]: { schema: { type: 'string' } } } }]));
}

const requestOf = (method: ExampleRequest['method'], path: string, example: (typeof GUIDE.operations)[Operation]['example']): ExampleRequest => ({
  method, target: `${ROOT}${path}${'query' in example ? askedFor(example.query) : ''}`, savedAs: undefined, isJson: false,
  credentials: [{ name: 'Authorization', value: { kind: 'basic', username: 'API_USERNAME', password: 'API_PASSWORD' } }],
  headers: 'query' in example ? [] : [{ name: 'Content-Type', value: { kind: 'text', text: XML_TYPE } }],
  body: 'query' in example ? undefined : { kind: 'text', text: example.document },
});
