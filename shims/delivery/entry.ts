import { z } from 'zod';
import { Seo } from './page.js';

/** An entry of a collection. */
export const Entry = z.object({
  id: z.int(), title: z.string(), slug: z.string(), fields: z.record(z.string(), z.unknown()).nullable().describe('The values of the collection\'s fields, as they were edited.'), seo: Seo,
  published_at: z.iso.datetime().nullable(), sort: z.int().describe('Its place where a website sorts by it.'),
}).meta({ id: 'Entry' });

/** An entry as the graph has it: its fields are JSON text. */
interface GraphEntry {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly fields: string;
  readonly seo: string;
  readonly publishedAt: string;
  readonly sort: number;
}

/** An entry as JSON text. */
export function entryText({ id, title, slug, fields, seo, publishedAt, sort }: GraphEntry): string {
  return `${JSON.stringify({ id, title, slug }).slice(0, -1)},"fields":${fields},"seo":${seo},${JSON.stringify({ published_at: publishedAt, sort }).slice(1)}`;
}
