import { execFileSync } from 'node:child_process';
import { descriptionsOf } from '#kit/docs/documentation.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { renderPage } from '../../shims/kit/docs/page.js';
import { pageExamples } from '../kit/page-examples.js';

type Json = Readonly<Record<string, unknown>>;
interface Operation { readonly operationId: string; readonly security?: readonly Json[]; readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]; readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> } }
interface Described { readonly servers: readonly [{ readonly url: string }]; readonly security: readonly Json[]; readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>; readonly components: { readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>> } }

/** A curl of the shell's own, which prints its arguments; an end after each. */
const LISTENING = ["curl() { printf '%s\\0' \"$@\"; printf '\\1\\0'; }", 'uuidgen() { printf k-1; }', 'BASE_URL=http://host API_KEY=the-key RETURN_SESSION=the-session'].join('\n');

interface Sent { readonly method: string; readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly data: string | undefined; readonly form: readonly string[]; readonly photos: readonly string[] }

/** What curl would send for these arguments. */
function sentBy(given: readonly string[]): Sent {
  const valuesOf = (option: string): string[] => given.flatMap((argument, at) => (given[at - 1] === option ? [argument] : []));
  const [data] = valuesOf('-d');
  const form = [...valuesOf('--form-string'), ...valuesOf('-F')];
  const [method = data === undefined && form.length === 0 ? 'GET' : 'POST'] = valuesOf('-X');
  expect(given.filter((argument) => argument.startsWith('-')).filter((option) => !['-X', '-H', '-d', '-F', '-o', '--form-string'].includes(option))).toEqual([]);
  return { method, url: given.at(-1) ?? '', headers: Object.fromEntries(valuesOf('-H').map((header) => header.split(': ', 2))), data, form, photos: valuesOf('-F') };
}

/** What each of some scripts would send. One shell runs them all, each by itself: starting one takes longer than what it does. */
function run(scripts: readonly (readonly string[])[]): Sent[][] {
  const input = [LISTENING, ...scripts.map((commands) => `(\n${commands.join('\n')}\n)\nprintf '\\2\\0'`)].join('\n');
  const printed = execFileSync('sh', ['-es'], { input, encoding: 'utf8' });
  return printed.split('\u0002\0').slice(0, -1).map((script) => script.split('\u0001\0').slice(0, -1).map((text) => sentBy(text.split('\0').slice(0, -1))));
}

const surfaces = (await findSurfaces()).filter(({ description }) => description !== undefined);
const SHELLS = new Set(['K', 'F']); // scripts with steps of their own, which run in the tests of the surface

const credentials = ({ security: usual, components: { securitySchemes } }: Described, { security = usual }: Operation): Json =>
  Object.fromEntries(Object.keys(security[0] ?? {}).map((name) => [securitySchemes[name]?.['name'] ?? 'Authorization', securitySchemes[name]?.['name'] === 'X-Return-Session' ? 'the-session' : securitySchemes[name]?.['name'] === undefined ? 'Bearer the-key' : 'the-key']));

test.each(surfaces.map((surface) => [surface.letter, surface] as const))('every curl command of the page of %s has the method, the credentials, the key and the body of its call [E-DOCS-1]', (letter, surface) => {
  const { description: api } = surface;
  if (!api) throw new Error('no description');
  const described = JSON.parse(descriptionsOf(surface).get('openapi.json')?.() ?? '') as Described;
  const examples = pageExamples(renderPage(surface, api));
  const operations = Object.entries(described.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })));
  expect([...examples.keys()].sort()).toEqual(operations.map(({ operation: { operationId } }) => operationId).sort());
  const plain = operations.filter(({ operation: { operationId } }) => !SHELLS.has(letter) || operationId === 'tracking.read');
  const sent = run(plain.map(({ operation: { operationId } }) => examples.get(operationId) ?? []));
  expect(sent.length).toBe(plain.length);
  for (const [at, { path, method, operation }] of plain.entries()) {
    const [json, form, ...others] = sent[at] ?? [];
    expect(others).toEqual([]);
    const { 'application/json': usual, 'multipart/form-data': other } = operation.requestBody?.content ?? {};
    const keys = operation.parameters.some(({ name }) => name === 'Idempotency-Key') ? { 'Idempotency-Key': 'k-1' } : {};
    const asked = Object.fromEntries(operation.parameters.flatMap(({ name, in: place, required }) => (place === 'header' && required ? [[name, '1']] : [])));
    const head = { ...credentials(described, operation), ...asked, ...keys };
    expect([operation.operationId, json?.method, json?.headers]).toEqual([operation.operationId, method, { ...head, ...(usual?.example !== undefined && { 'Content-Type': 'application/json' }) }]);
    expect(json?.data === undefined ? undefined : JSON.parse(json.data)).toEqual(usual?.example);
    expect(json?.url.split('?')[0]).toMatch(new RegExp(`^http://host${described.servers[0].url === '/' ? '' : described.servers[0].url}${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', String.raw`\.`)}$`));
    expect(form === undefined).toBe(other === undefined);
    if (form) expect([form.method, form.headers, form.photos, form.form.map((field) => field.split('=', 1)[0]).toSorted()]).toEqual([method, head, ['photos=@photo.jpg'], Object.keys(other?.example as Json).sort()]);
  }
});

test('an example says of a body that holds an apostrophe what it is [A-DOCS-1]', () => {
  const [[sent] = []] = run([[String.raw`curl -d '{"a":"l'\''ordine"}' "$BASE_URL/"`]]);
  expect(sent?.data).toBe('{"a":"l\'ordine"}');
});

test('the page of M names the headers of a call, and asks for the company in each example of a module', () => {
  const surface = surfaces.find(({ letter }) => letter === 'M');
  const { paths } = JSON.parse(surface ? descriptionsOf(surface).get('openapi.json')?.() ?? '' : '') as Described;
  const { '/api/v1/ai-tools': list, '/api/v1/ai-tools/{name}': one } = paths;
  for (const operation of [list?.['get'], one?.['post']]) {
    const headers = operation?.parameters.filter(({ in: place }) => place === 'header').map(({ name, required }) => [name, required]);
    expect(headers).toEqual([['X-Service-Company', true], ['X-Service-Language', false], ['X-Service-Store', false], ['X-Service-Request-Id', false], ['X-Service-Tools-Version', false]]);
  }
});
