import { breakingChanges } from './generate/breaking-changes.js';
import { compose } from './generate/compose.js';
import { operationTypes } from './generate/operation-types.js';
import { differingFiles, writeFiles } from './generate/generated-files.js';
import { apiSchema, surfaceSchema } from './generate/supergraph-schema.js';
import { subgraphTexts } from './generate/subgraph-texts.js';

// npm run generate writes what is derived from the code: each subgraph's schema, the supergraph, the types of the surfaces'
// operations. With --check it only compares, and refuses a supergraph that breaks its clients unannounced.

const SUPERGRAPH = 'gateway/contract/supergraph.graphql';

async function generate(): Promise<ReadonlyMap<string, string>> {
  const subgraphs = await subgraphTexts();
  const supergraph = compose(subgraphs);
  return new Map([
    ...subgraphs.map(({ file, sdl }) => [file, sdl] as const),
    [SUPERGRAPH, supergraph],
    ...await operationTypes(surfaceSchema(supergraph)),
  ]);
}

function complaints(files: ReadonlyMap<string, string>): string[] {
  const differing = differingFiles(files);
  const breaking = breakingChanges(SUPERGRAPH, (text) => apiSchema(text), files.get(SUPERGRAPH) ?? '');
  return [
    ...differing.map((file) => `${file} is not what \`npm run generate\` prints`),
    ...breaking.map((change) => `Breaking change of the graph: ${change}`),
    ...(breaking.length > 0 ? ['Name each in a line of the Unreleased section of CHANGELOG.md that says "breaking", or take the change back'] : []),
  ];
}

async function main(): Promise<void> {
  const files = await generate();
  if (!process.argv.includes('--check')) {
    for (const change of writeFiles(files)) process.stdout.write(`${change}\n`);
    return;
  }
  const found = complaints(files);
  for (const complaint of found) process.stderr.write(`${complaint}\n`);
  if (found.length > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack ?? error.message : String(error)}\n`);
  process.exitCode = 1;
});
