import type { ApiDescription } from '../api-description.js';
import type { DescribedBody } from '../described-body.js';
import type { DescribedParameter } from '../described-parameters.js';
import type { DescribedRoute } from '../described-route.js';
import { resolved, type JsonSchema } from '../json-schema.js';
import type { ExampleBody, ExampleField, ExampleHeader, ExampleRequest, ExampleValue } from './example-request.js';

type Schemes = NonNullable<ApiDescription['schemes']>;
type Scheme = Schemes[string];

/** The security schemes of a description that names none. */
export const BEARER = { key: { type: 'http', scheme: 'bearer' } } as const satisfies Schemes;

const FORM = 'application/x-www-form-urlencoded';

/** The calls of a route's example, each with the credentials of the first way to prove oneself, and the method and body that the route declares: one with its usual body, and where the body may be a form with files too, one with that. */
export function requestsOf(route: DescribedRoute, root: string, api: ApiDescription): readonly ExampleRequest[] {
  const { method, target, body, answer: { content } } = route;
  const common = { method, target: `${root}${target}`, credentials: credentialsOf(route, api).map(({ header }) => header), savedAs: savedAs(route), isJson: content?.type === 'application/json' };
  const usual = body && usualBody(body);
  return [
    { ...common, headers: headersOf(route, usual && usual.kind !== 'form' ? body.mediaType : undefined), body: usual },
    ...(body?.other ? [{ ...common, headers: headersOf(route, undefined), body: { kind: 'files' as const, fields: fieldsOf(body.other) } }] : []),
  ];
}

function usualBody({ mediaType, example }: DescribedBody): ExampleBody | undefined {
  if (example === undefined) return undefined;
  if (mediaType === FORM) return { kind: 'form', fields: Object.entries(example as Readonly<Record<string, unknown>>).map(([name, value]) => ({ name, value: String(value), isFile: false })) };
  return typeof example === 'string' ? { kind: 'text', text: example } : { kind: 'json', value: example };
}

/** A credential of the examples, and what its variables are. */
export interface Credential {
  readonly header: ExampleHeader;
  readonly variables: readonly (readonly [name: string, what: string])[];
}

/** What the first way to prove oneself takes. */
export function credentialsOf({ id, proofs }: DescribedRoute, { schemes = BEARER }: ApiDescription): readonly Credential[] {
  const named: Schemes = schemes;
  const first = proofs ? proofs[0] ?? [] : Object.keys(named).slice(0, 1);
  return first.map((name) => credentialOf(named[name]) ?? refuse(`The example of ${id} has no header for ${name}`));
}

function credentialOf(scheme: Scheme | undefined): Credential | undefined {
  if (scheme?.['scheme'] === 'bearer') return { header: { name: 'Authorization', value: { kind: 'variable', before: 'Bearer ', variable: 'API_KEY' } }, variables: [['API_KEY', 'your key']] };
  if (scheme?.['scheme'] === 'basic') return { header: { name: 'Authorization', value: { kind: 'basic', username: 'API_USERNAME', password: 'API_PASSWORD' } }, variables: [['API_USERNAME', 'your username'], ['API_PASSWORD', 'your password']] };
  const name = scheme?.['in'] === 'header' ? scheme['name'] : undefined;
  if (name === undefined) return undefined;
  const variable = name.replace('X-', '').replaceAll('-', '_').toUpperCase();
  return { header: { name, value: { kind: 'variable', before: '', variable } }, variables: [[variable, `the value of ${name}`]] };
}

const refuse = (message: string): never => { throw new Error(message); };

/** The headers that each call has, the type of the body, the key of a call that happens once. */
const headersOf = ({ parameters }: DescribedRoute, mediaType: string | undefined): ExampleHeader[] => [
  ...parameters.flatMap(requiredHeader),
  ...(mediaType === undefined ? [] : [{ name: 'Content-Type', value: text(mediaType) }]),
  ...(parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key') ? [{ name: 'Idempotency-Key', value: { kind: 'newId' as const } }] : []),
];

const text = (written: string): ExampleValue => ({ kind: 'text', text: written });

const requiredHeader = ({ name, place, required, schema: { examples = [] } }: DescribedParameter): ExampleHeader[] => (place === 'header' && required ? [{ name, value: text(String(examples[0])) }] : []);

function fieldsOf({ schema, example }: NonNullable<DescribedBody['other']>): ExampleField[] {
  const { properties = {} } = resolved(schema);
  return Object.entries(example).flatMap(([name, value]) => [value].flat().map((one) => ({ name, value: one, isFile: isFile(properties[name]) })));
}

const isFile = (field: JsonSchema | boolean | undefined): boolean => typeof field === 'object' && JSON.stringify(field.items ?? field).includes('"contentMediaType"');

/** What is no text goes to a file that is named as the path. */
function savedAs({ answer: { content }, path }: DescribedRoute): string | undefined {
  const [, suffix] = /^application\/(pdf)$/.exec(content?.type ?? '') ?? [];
  return suffix === undefined ? undefined : `${path.split('/').at(-1) ?? ''}.${suffix}`;
}
