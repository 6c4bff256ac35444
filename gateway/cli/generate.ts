import { readdirSync, readFileSync } from 'node:fs';
import { breakingChanges } from './generate/breaking-changes.js';
import { clientTypes } from './generate/client-types.js';
import { COMMAND_LINE_PAGE, commandLinePage } from './generate/command-line-page.js';
import { compose } from './generate/compose.js';
import { operationTypes } from './generate/operation-types.js';
import { differingFiles, writeFiles } from './generate/generated-files.js';
import { lintDescriptions } from './generate/lint-descriptions.js';
import { apiSchema, surfaceSchema } from './generate/supergraph-schema.js';
import { subgraphTexts } from './generate/subgraph-texts.js';
import { surfaceDescriptions } from './generate/surface-descriptions.js';
import { surfaceFiles } from './generate/surface-files.js';

// npm run generate writes what is derived from the code: each subgraph's schema, the supergraph, the types of the surfaces'
// operations, the types that callers generate from the surfaces' descriptions, what the README shows of the surfaces, and the guide
// to the command line. With --check it only compares, refuses a supergraph that breaks its clients unannounced, and lints the descriptions.

const SUPERGRAPH = 'gateway/contract/supergraph.graphql';
const XML_SCHEMAS = 'shims/wms-xml/xsd/';

type Texts = ReadonlyMap<string, string>;

async function generate(descriptions: Texts, pages: Texts): Promise<Texts> {
  const subgraphs = await subgraphTexts();
  const supergraph = compose(subgraphs);
  return new Map([
    ...subgraphs.map(({ file, sdl }) => [file, sdl] as const),
    [SUPERGRAPH, supergraph],
    ...await operationTypes(surfaceSchema(supergraph)),
    ...await clientTypes(descriptions),
    ...pages,
  ]);
}

const pagesForPeople = async (): Promise<Texts> => new Map([...await surfaceFiles(), [COMMAND_LINE_PAGE, await commandLinePage()]]);

function complaints(files: Texts): string[] {
  const differing = differingFiles(files);
  const breaking = breakingChanges(SUPERGRAPH, (text) => apiSchema(text), files.get(SUPERGRAPH) ?? '');
  return [
    ...differing.map((file) => `${file} is not what \`npm run generate\` prints`),
    ...breaking.map((change) => `Breaking change of the graph: ${change}`),
    ...(breaking.length > 0 ? ['Name each in a line of the Unreleased section of CHANGELOG.md that says "breaking", or take the change back'] : []),
  ];
}

const xmlSchemas = (): [string, string][] => readdirSync(XML_SCHEMAS).map((name) => [XML_SCHEMAS + name, readFileSync(XML_SCHEMAS + name, 'utf8')]);

async function write(): Promise<void> {
  const descriptions = await surfaceDescriptions().catch(unlessNotGenerated);
  const pages = await pagesForPeople().catch(unlessNotGenerated);
  for (const change of writeFiles(await generate(descriptions, pages))) process.stdout.write(`${change}\n`);
}

/** A row or a command may import the types of an operation that this run has just written. */
function unlessNotGenerated(error: unknown): Texts {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
  process.stderr.write('The surfaces and commands cannot be described before the types written now are compiled: run `npm run generate` again\n');
  return new Map();
}

async function main(): Promise<void> {
  if (!process.argv.includes('--check')) return write();
  const descriptions = await surfaceDescriptions();
  const found = [...complaints(await generate(descriptions, await pagesForPeople())), ...await lintDescriptions(new Map([...descriptions, ...xmlSchemas()]))];
  for (const complaint of found) process.stderr.write(`${complaint}\n`);
  if (found.length > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack ?? error.message : String(error)}\n`);
  process.exitCode = 1;
});
