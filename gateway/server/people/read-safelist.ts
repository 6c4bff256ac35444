import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BadSetting } from '#kernel/bad-setting.js';
import { sha256 } from '#kernel/crypto.js';

const Manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string(), body: z.string().min(1) })),
});

/** The texts of a manifest by their SHA-256, as `generate-persisted-query-manifest` writes it; throws BadSetting when the file cannot be used. */
export function readSafelist(file: string): ReadonlyMap<string, string> {
  const { operations } = manifestOf(file);
  const wrong = operations.find(({ id, body }) => id !== sha256(body));
  if (wrong) throw new BadSetting(`PORTICO_SAFELIST names ${file}, whose operation ${wrong.id} is not named by the SHA-256 of its body`);
  return new Map(operations.map(({ id, body }) => [id, body]));
}

function manifestOf(file: string): z.infer<typeof Manifest> {
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new BadSetting(`PORTICO_SAFELIST names ${file}, which cannot be read as a manifest of persisted queries (${cause instanceof Error ? cause.message.split('\n', 1)[0] ?? '' : ''})`);
  }
}
