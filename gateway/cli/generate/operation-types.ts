import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/near-operation-file-preset';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { parse, printSchema, type GraphQLSchema } from 'graphql';
import { operationFiles, requireValid, type SurfaceOperations } from './operation-files.js';

const SCHEMA_TYPES = 'gateway/contract/schema.generated.ts';

const CONFIG = {
  useTypeImports: true,
  enumsAsTypes: true,
  skipTypename: true,
  immutableTypes: true,
  strictScalars: true,
  scalars: { DateTime: 'string', SafeInt: 'number', JSON: 'unknown', Upload: 'string' },
  avoidOptionals: { field: true },
  inputMaybeValue: 'T | null | undefined',
  dedupeFragments: true,
  emitLegacyCommonJSImports: false,
};

/** TypeScript of the graph's types and, beside each operation file of the surfaces, of its variables, answer and document. */
export async function operationTypes(schema: GraphQLSchema): Promise<[file: string, text: string][]> {
  const files: [string, string][] = [[SCHEMA_TYPES, await schemaTypes(schema)]];
  for (const surface of operationFiles()) {
    requireValid(schema, surface);
    files.push(...await surfaceTypes(schema, surface));
  }
  return files;
}

const schemaTypes = async (schema: GraphQLSchema): Promise<string> => ended(await codegen({
  ...graph(schema), filename: SCHEMA_TYPES, documents: [], config: CONFIG, plugins: [{ typescript: {} }], pluginMap: { typescript },
}));

async function surfaceTypes(schema: GraphQLSchema, { own, shared }: SurfaceOperations): Promise<[string, string][]> {
  const sections = await preset.buildGeneratesSection({
    ...graph(schema),
    baseOutputDir: './',
    documents: [...own, ...shared],
    config: CONFIG,
    presetConfig: { extension: EXTENSION, baseTypesPath: '~#contract/schema.generated.js' },
    plugins: [{ 'typescript-operations': {} }, { 'typed-document-node': {} }],
    pluginMap: { 'typescript-operations': typescriptOperations, 'typed-document-node': typedDocumentNode },
  });
  const elsewhere = new Set(shared.map(({ location }) => location.replace(/\.graphql$/, EXTENSION)));
  return Promise.all(sections.filter(({ filename }) => !elsewhere.has(filename)).map(async (section): Promise<[string, string]> => [section.filename, withoutUnusedImport(ended(await codegen(section)))]));
}

const EXTENSION = '.generated.ts';

/** A document of plain scalars names no type of the graph, and an unused import does not compile. */
const withoutUnusedImport = (text: string): string => (text.includes('Types.') ? text : text.replace(/^import type \* as Types from .*\n+/, ''));

const graph = (schemaAst: GraphQLSchema) => ({ schemaAst, schema: parse(printSchema(schemaAst)) });

const ended = (text: string): string => `${text.trimEnd()}\n`;
