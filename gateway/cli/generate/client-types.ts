import openapiTypes, { astToString } from 'openapi-typescript';

const HEAD = '// Written by `npm run generate` from the OpenAPI description, as a caller would generate it; examples are left out.\n\n';
const OPENAPI = '/openapi.json';

/** The types that a caller's generator makes of each OpenAPI description, by file; the clients in the tests use them. */
export async function clientTypes(descriptions: ReadonlyMap<string, string>): Promise<[string, string][]> {
  const described = [...descriptions].flatMap(([name, text]) => (name.endsWith(OPENAPI) ? [[name.slice(0, -OPENAPI.length), text] as const] : []));
  return Promise.all(described.map(async ([surface, text]): Promise<[string, string]> => [`test/clients/${surface}.generated.ts`, HEAD + astToString(await openapiTypes(withoutExamples(text)))]));
}

const withoutExamples = (text: string): string => JSON.stringify(JSON.parse(text, (name, value: unknown) => (name === 'example' || name === 'examples' ? undefined : value)));
