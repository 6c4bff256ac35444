import { existsSync } from 'node:fs';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import type { SchemaParts } from '#subgraph-kit/build-schema.js';
import { printSdl } from '#subgraph-kit/print-sdl.js';

/** A subgraph's schema as text, and its file. */
export interface SubgraphText {
  readonly name: SubgraphName;
  readonly file: string;
  readonly sdl: string;
}

/** Print the schema of every subgraph from its decorated classes, which `subgraphs/<name>/<name>.ts` exports as `<name>Parts`. */
export async function subgraphTexts(): Promise<SubgraphText[]> {
  const texts: SubgraphText[] = [];
  for (const name of SUBGRAPHS.filter((subgraph) => existsSync(`subgraphs/${subgraph}/${subgraph}.ts`))) {
    texts.push({ name, file: `subgraphs/${name}/schema.graphql`, sdl: printSdl(await partsOf(name)) });
  }
  return texts;
}

/** Imported by name, so that a subgraph that does not compile does not keep the others from being printed. */
async function partsOf(name: SubgraphName): Promise<SchemaParts> {
  const root = await import(new URL(`../../../subgraphs/${name}/${name}.js`, import.meta.url).href) as Readonly<Record<string, unknown>>;
  const parts = root[`${name}Parts`];
  if (!isSchemaParts(parts)) throw new Error(`subgraphs/${name}/${name}.ts does not export ${name}Parts`);
  return parts;
}

const isSchemaParts = (value: unknown): value is SchemaParts => typeof value === 'object' && value !== null && 'resolvers' in value;
