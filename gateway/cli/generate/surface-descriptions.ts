import { existsSync, readdirSync } from 'node:fs';
import type { Descriptions } from '#kit/docs/documentation.js';

/** Where the surfaces live; one that describes itself to programs has a book. */
const FOLDER = 'shims';

/** What the surfaces tell programs of themselves, by folder and name: `commerce/openapi.json`. */
export async function surfaceDescriptions(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const name of readdirSync(FOLDER).filter((folder) => existsSync(`${FOLDER}/${folder}/book.ts`)).sort()) {
    for (const [file, write] of await descriptionsOf(name)) texts.set(`${name}/${file}`, write());
  }
  return texts;
}

/** `shims/<name>/<name>.ts` exports them as `<name>Descriptions`. */
async function descriptionsOf(name: string): Promise<Descriptions> {
  const surface = await import(new URL(`../../../${FOLDER}/${name}/${name}.js`, import.meta.url).href) as Readonly<Record<string, unknown>>;
  const exported = `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Descriptions`;
  const descriptions = surface[exported];
  if (!(descriptions instanceof Map)) throw new Error(`shims/${name}/${name}.ts does not export ${exported}`);
  return descriptions as Descriptions;
}
