import { descriptionsOf } from '#kit/docs/documentation.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { renderPage } from '../../shims/kit/docs/page.js';

interface Answer { readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>> }
interface Described { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Answer>> }>>>> }

/** Of each interface, the fields of errors to branch on: the first that an answer has; none where its errors are a message alone. */
const FIELDS: Readonly<Record<string, readonly string[]>> = { A: ['error.code'], B: ['Message', 'ErrorCode'], D: ['error.code'], E: ['message'], F: ['error', 'message'], G: ['error'], H: ['error.code'], I: ['code'], J: [], K: ['error'], L: ['error'], M: ['code'] };

/** Errors that have no such field: of JSON-RPC, which has numbers, and those that document 3 gives a message alone. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = { L: ['parse_error', 'invalid_request', 'payload_too_large', 'internal_error'], M: ['unauthorized', 'validation_failed'] };

const surfaces = (await findSurfaces()).flatMap((surface) => (surface.description ? [{ surface, api: surface.description }] : []));

const valueAt = (body: unknown, path: string): unknown => path.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], body);

test.each(surfaces.map(({ surface, api }) => [surface.letter, surface, api] as const))('the page of %s names the fields to branch on, and each example of an error has its code there [A-DOCS-1] [B-DOCS-1] [D-DOCS-1] [E-DOCS-1]', (letter, surface, api) => {
  const fields = FIELDS[letter] ?? [];
  expect(renderPage(surface, api)).toContain(fields.length === 0 ? 'Branch on the status.' : `Branch on ${fields.map((name) => `<code>${name}</code>`).join(', or ')}${fields.length > 1 ? ' where there is none' : ''}.`);
  if (fields.length === 0) return;
  const { paths } = JSON.parse(descriptionsOf(surface).get('openapi.json')?.() ?? '') as Described;
  const answers = Object.values(paths).flatMap((methods) => Object.values(methods)).flatMap(({ responses }) => Object.values(responses)).flatMap(({ content = {} }) => Object.values(content));
  const codes = answers.flatMap(({ examples = {} }) => Object.entries(examples)).filter(([code]) => code !== 'done' && WITHOUT[letter]?.includes(code) !== true).map(([code, { value }]) => [code === 'empty' ? '' : code, fields.map((name) => valueAt(value, name)).find((found) => typeof found === 'string')] as const);
  expect(codes.length).toBeGreaterThan(5);
  // Interface B says the reason in place of the word Exception, and the number or a reference behind others.
  expect(codes.filter(([code, said]) => (letter === 'B' ? code !== 'Exception' && said?.startsWith(code) !== true : said !== code))).toEqual([]);
});
