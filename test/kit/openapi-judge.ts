import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { descriptionsOf } from '#kit/docs/documentation.js';
import type { Surface } from '#kit/surface.js';
import type { Judge, Seen } from './answers-seen.js';

type Json = Readonly<Record<string, unknown>>;
interface Parameter { readonly name: string; readonly in: string; readonly schema: Json }
interface Response { readonly headers: Readonly<Record<string, { $ref: string }>>; readonly content?: Readonly<Record<string, { readonly examples?: Json }>> }
interface Operation { readonly parameters: readonly Parameter[]; readonly requestBody?: { readonly required: boolean; readonly content: Json }; readonly responses: Readonly<Record<string, Response>> }
interface Header { readonly required?: boolean; readonly schema: Json }
interface Description {
  readonly servers: readonly [{ readonly url: string }];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly headers: Readonly<Record<string, Header>>; readonly schemas: Json };
}

/** How an interface accepts input in other forms than its description shows: paths, names of parameters, bodies. */
interface Leniency {
  readonly pathOf?: (path: string) => string;
  readonly nameOf?: (name: string) => string;
  readonly bodyOf?: (text: string, path: string) => unknown;
  /** Whether accepted requests are checked against the description too; yes by default. */
  readonly requests?: boolean;
}

const asWritten = (text: string): string => text;

/** Of HTTP itself; every answer may have them. */
const OF_HTTP = new Set(['content-type', 'content-length', 'cache-control', 'x-content-type-options', 'content-security-policy']);
/** Answers that belong to no operation: unknown paths and methods. */
const METHOD_NOT_ALLOWED = 405;
/** About the host that was asked for, so it comes before the path is looked at (RFC 9110, 15.5.20). */
const MISDIRECTED = 421;
const FORM_WITH_FILES = 'multipart/form-data';
const FORM = 'application/x-www-form-urlencoded';
const NOT_THERE = new Set([404, METHOD_NOT_ALLOWED]);

/** Checks answers, and accepted requests, against the OpenAPI description that a surface publishes. */
export function openApiJudge(text: string, { pathOf = asWritten, nameOf = asWritten, bodyOf = (body) => JSON.parse(body.replace(/^\uFEFF/, '')) as unknown, requests = true }: Leniency = {}): Judge {
  const description = JSON.parse(text) as Description;
  const [{ url: server }] = description.servers;
  const root = server === '/' ? '' : server;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(description, 'api');
  const compiled = new Map<string, ValidateFunction>();
  const check = (pointer: readonly string[], value: unknown): string[] => {
    const place = `api#/${pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
    const validate = compiled.get(place) ?? ajv.compile({ $ref: place });
    compiled.set(place, validate);
    return validate(value) ? [] : [`${ajv.errorsText(validate.errors)} of ${JSON.stringify(value).slice(0, 400)}`];
  };
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  const withoutOperation = new Set([...NOT_THERE, ...(operations.every(({ responses }) => String(MISDIRECTED) in responses) ? [MISDIRECTED] : [])]);
  const paths = Object.keys(description.paths).map((path) => ({ path, pattern: patternOf(pathOf(root + path)) }));

  const answerOf = ({ method, status, headers, body }: Seen, path: string, response: Response): string[] => {
    const [type = ''] = (headers['Content-Type'] ?? '').split(';');
    if (method === 'HEAD') return [];
    if (!response.content) return body.length === 0 ? [] : ['the answer has a body, which is not described'];
    if (!response.content[type]) return [`the content type ${type} is not described`];
    const place = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'];
    const values = type === 'application/x-ndjson' ? body.toString().split('\n').filter((line) => line !== '') : [body.toString()];
    if (type === 'text/html' || type === 'application/pdf') return [];
    return values.flatMap((value) => { const parsed: unknown = JSON.parse(value); return [...check(place, parsed), ...codeOf(parsed, response.content?.[type]?.examples)]; });
  };
  const headersOf = ({ headers }: Seen, described: Response['headers']): string[] => {
    const names = Object.keys(described);
    const own = Object.keys(headers);
    return [
      ...own.filter((name) => !OF_HTTP.has(name.toLowerCase()) && !names.includes(name)).map((name) => `the header ${name} is not described`),
      ...names.filter((name) => description.components.headers[name]?.required && !own.includes(name)).map((name) => `the header ${name} is missing`),
      ...own.filter((name) => names.includes(name)).flatMap((name) => check(['components', 'headers', name, 'schema'], written(headers[name] ?? '', description.components.headers[name]?.schema))),
    ];
  };
  const requestOf = ({ method, target, request }: Seen, path: string, { parameters, requestBody }: Operation): string[] => {
    const place = ['paths', path, method.toLowerCase()];
    const query = [...new URLSearchParams(target.split('?')[1] ?? '')].filter(([, value]) => value !== '' || nameOf === asWritten).flatMap(([given, value]) => {
      const name = nameOf(given);
      const at = parameters.findIndex((parameter) => parameter.in === 'query' && parameter.name === name);
      return at < 0 ? [`the parameter ${name} was accepted and is not described`] : check([...place, 'parameters', String(at), 'schema'], written(value, parameters[at]?.schema));
    });
    if (!requestBody) return query;
    if (request.length === 0) return requestBody.required ? [...query, 'a call without a body was accepted'] : query;
    if (FORM_WITH_FILES in requestBody.content && request.toString('latin1', 0, 2) === '--') return query; // its parts are not those of the schema
    const [type = ''] = Object.keys(requestBody.content);
    const sent = type === FORM ? Object.fromEntries(new URLSearchParams(request.toString())) : bodyOf(request.toString(), pathOf(target.split('?')[0] ?? ''));
    return [...query, ...check([...place, 'requestBody', 'content', type, 'schema'], sent)];
  };

  return (seen) => {
    const method = seen.method === 'HEAD' ? 'get' : seen.method.toLowerCase();
    const asked = pathOf(seen.target.split('?')[0] ?? '');
    if (method === 'options' || !asked.startsWith(pathOf(root)) || DOCUMENTS.test(asked)) return [];
    const path = paths.find((known) => known.pattern.test(asked) && description.paths[known.path]?.[method])?.path ?? '';
    const operation = description.paths[path]?.[method];
    if (!operation || (seen.method === 'HEAD' && seen.status === METHOD_NOT_ALLOWED)) return withoutOperation.has(seen.status) ? notThere(seen, check) : [`no operation is described, and it was answered`];
    const response = operation.responses[String(seen.status)];
    if (!response) return [`the status is not described: ${seen.body.toString().slice(0, 200)}`];
    const accepted = requests && seen.status < 300 && !('ErrorCode' in bodyFields(seen));
    return [...answerOf({ ...seen, method: seen.method === 'HEAD' ? 'HEAD' : method }, path, response), ...headersOf(seen, response.headers), ...(accepted ? requestOf({ ...seen, method }, path, operation) : [])];
  };
}

const judges = new Map<Surface, Judge>();

/** The judge of a surface by its description; the strict one is made once. Paths are read as the surface reads them unless it is said otherwise. */
export function describedJudge(surface: Surface, leniency?: Leniency): Judge {
  const make = (): Judge => openApiJudge(descriptionsOf(surface).get('openapi.json')?.() ?? '', { ...(surface.lenientPath && { pathOf: surface.lenientPath }), ...leniency });
  if (leniency !== undefined) return make();
  const judge = judges.get(surface) ?? make();
  judges.set(surface, judge);
  return judge;
}

/** A refusal may have the status of a success (interface B). */
const bodyFields = ({ body, headers }: Seen): object => (headers['Content-Type']?.startsWith('application/json') && body.length > 0 ? JSON.parse(body.toString()) as object : {});

const DOCUMENTS = /\/(?:openapi\.json|asyncapi\.json|docs)$/;

const notThere = ({ method, body }: Seen, check: (pointer: readonly string[], value: unknown) => string[]): string[] =>
  (method === 'HEAD' ? [] : check(['components', 'schemas', 'Error'], JSON.parse(body.toString())));

/** A published code must be one of those that the operation describes for the status. */
function codeOf(answer: unknown, examples: Json | undefined): string[] {
  const code = codeIn(answer);
  return code === undefined || !examples || code in examples || numbersIn(examples).includes(code) ? [] : [`${String(code)} is not described for this call`];
}

function codeIn(answer: unknown): string | number | undefined {
  const { error } = answer as { error?: string | { code?: string | number } };
  return typeof error === 'string' ? error : error?.code;
}

/** Errors of JSON-RPC are numbers, of which the examples have names. */
const numbersIn = (examples: Json): unknown[] => Object.values(examples).map((example) => codeIn((example as { readonly value: unknown }).value)).filter((code) => typeof code === 'number');

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** A text of a query or a header as the value its schema is about. */
const written = (text: string, schema: Json | undefined): unknown => (schema?.['type'] === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text);
