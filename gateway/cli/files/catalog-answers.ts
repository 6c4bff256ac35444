import { z } from 'zod';
import { Refusal } from '../refusal.js';
import type { CatalogApi, CatalogCall } from './catalog-api.js';

const Problem = z.object({ field: z.string().nullable(), variant_sku: z.string().nullable(), message: z.string() });
const Note = z.object({ field: z.string(), variant_sku: z.string().nullable(), reason: z.string(), message: z.string() });

/** What became of a product (document 3, H, Import). */
export const ItemResult = z.object({ index: z.int(), sku: z.string().nullable(), product_id: z.int().nullable(), status: z.enum(['created', 'updated', 'partial', 'skipped', 'failed', 'invalid']), errors: z.array(Problem), notes: z.array(Note) });

/** What became of a product. */
export type ItemResult = z.infer<typeof ItemResult>;

/** An import, as its creation answers it. */
export const QueuedImport = z.object({ data: z.object({ id: z.string() }) });

/** An import with the results there are. */
export const ImportRead = z.object({ data: z.object({ status: z.enum(['queued', 'processing', 'done', 'partial', 'failed']), processed: z.int(), results: z.array(ItemResult) }) });

/** The answer to several products. */
export const BulkRead = z.object({ data: z.object({ results: z.array(ItemResult) }) });

/** Make a call whose answer has a shape. */
export async function ask<T>(api: CatalogApi, shape: z.ZodType<T>, call: CatalogCall): Promise<T> {
  const parsed = shape.safeParse(await api(call));
  if (!parsed.success) throw new Refusal(`The catalog API answered ${call.path} in a way that this release does not know: ${parsed.error.issues[0]?.message ?? ''}`);
  return parsed.data;
}

/** Every record of a list, page by page. */
export async function* listed<T>(api: CatalogApi, record: z.ZodType<T>, path: string): AsyncIterable<T> {
  const Page = z.object({ data: z.array(record), next_cursor: z.string().nullable() });
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: z.infer<typeof Page> = await ask(api, Page, { path: `${path}?limit=${String(PAGE)}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}` });
    yield* page.data;
    cursor = page.next_cursor;
  }
}

const PAGE = 200;
