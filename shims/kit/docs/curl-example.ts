import type { ApiDescription } from './api-description.js';
import type { DescribedBody } from './described-body.js';
import type { DescribedParameter } from './described-parameters.js';
import type { DescribedRoute } from './described-route.js';
import { resolved, type JsonSchema } from './json-schema.js';

/** The calls of a route's example as commands of a shell: with the JSON of its body, and where the body may be a form too, with that. */
export interface CurlExample {
  readonly command: string;
  /** The media type of its body, where that is not the usual one of the route. */
  readonly as?: string;
}

const NEXT_LINE = ' \\\n  ';

type Schemes = NonNullable<ApiDescription['schemes']>;
type Scheme = Schemes[string];

/** The security schemes of a description that names none. */
export const BEARER = { key: { type: 'http', scheme: 'bearer' } } as const satisfies Schemes;

/** The commands of a route, each with the credentials of the first way to prove oneself, and the method and body that the route declares. */
export function curlExamples(route: DescribedRoute, root: string, api: ApiDescription): CurlExample[] {
  const { body, target } = route;
  const command = (type: string, parts: readonly string[]): string =>
    `curl ${[...credentialsOf(route, api).map(({ header }) => header), headOf(route, type), ...parts, saving(route), `"$BASE_URL${root}${target}"`].filter((part) => part !== '').join(NEXT_LINE)}`;
  return [
    { command: body?.example === undefined ? command('', []) : command(body.mediaType, [`-d ${quoted(JSON.stringify(body.example))}`]) },
    ...(body?.other ? [{ as: body.other.mediaType, command: command('', formFields(body.other)) }] : []),
  ];
}

/** What the shell must know for the commands: the address of the host, and each credential. */
export const variablesOf = (routes: readonly DescribedRoute[], api: ApiDescription): ReadonlyMap<string, string> => {
  const written = routes.filter(({ shell }) => shell === undefined);
  return new Map(written.length === 0 ? [] : [['BASE_URL', 'the address of this host'], ...written.flatMap((route) => credentialsOf(route, api).map(({ variable, what }) => [variable, what] as const))]);
};

interface Credential {
  readonly header: string;
  readonly variable: string;
  readonly what: string;
}

function credentialsOf({ id, proofs }: DescribedRoute, { schemes = BEARER }: ApiDescription): Credential[] {
  const named: Schemes = schemes;
  const first = proofs ? proofs[0] ?? [] : Object.keys(named).slice(0, 1);
  return first.map((name) => credentialOf(named[name]) ?? refuse(`The example of ${id} has no header for ${name}`));
}

function credentialOf(scheme: Scheme | undefined): Credential | undefined {
  if (scheme?.['scheme'] === 'bearer') return { header: '-H "Authorization: Bearer $API_KEY"', variable: 'API_KEY', what: 'your key' };
  const name = scheme?.['in'] === 'header' ? scheme['name'] : undefined;
  if (name === undefined) return undefined;
  const variable = name.replace('X-', '').replaceAll('-', '_').toUpperCase();
  return { header: `-H "${name}: $${variable}"`, variable, what: `the value of ${name}` };
}

const refuse = (message: string): never => { throw new Error(message); };

/** The method, which is GET unless it is said; the headers that each call has; the type of the body, which curl says of a form itself; the key of a call that happens once. */
const headOf = ({ method, parameters }: DescribedRoute, type: string): string => [
  ...(method === 'GET' ? [] : [`-X ${method}`]), ...parameters.flatMap(requiredHeader), ...(type === '' ? [] : [`-H "Content-Type: ${type}"`]), ...(parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key') ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
].join(' ');

const requiredHeader = ({ name, place, required, schema: { examples = [] } }: DescribedParameter): string[] => (place === 'header' && required ? [`-H "${name}: ${String(examples[0])}"`] : []);

function formFields({ schema, example }: NonNullable<DescribedBody['other']>): string[] {
  const { properties = {} } = resolved(schema);
  return Object.entries(example).flatMap(([name, value]) => [value].flat().map((one) => (isFile(properties[name]) ? `-F ${quoted(`${name}=@${one}`)}` : `--form-string ${quoted(`${name}=${one}`)}`)));
}

const isFile = (field: JsonSchema | boolean | undefined): boolean => typeof field === 'object' && JSON.stringify(field.items ?? field).includes('"contentMediaType"');

/** What is no text goes to a file that is named as the path. */
function saving({ answer: { content }, path }: DescribedRoute): string {
  const [, suffix] = /^application\/(pdf)$/.exec(content?.type ?? '') ?? [];
  return suffix === undefined ? '' : `-o ${path.split('/').at(-1) ?? ''}.${suffix}`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
