import { z } from 'zod';
import { canonicalJson } from '#kernel/canonical-json.js';
import { sha256 } from '#kernel/crypto.js';
import { PARTS } from './parts.js';

/** The name of the file that makes a folder a backup; it is written last. */
export const MANIFEST = 'manifest.json';

/** The format of the folder; a release reads this one and those before. */
export const FORMAT = 1;

const count = z.int().min(0);
const StoredFile = z.object({ bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const Table = StoredFile.extend({ rows: count });

const Part = z.object({
  /** The kind of database it comes from. */
  kind: z.enum(['sqlite', 'mysql']),
  /** The names of the migrations that had run. */
  migrations: z.array(z.string().max(200)).max(10_000),
  tables: z.record(z.string().regex(/^[a-z][a-z0-9_]{0,63}$/), Table),
});

const Manifest = z.object({
  format: z.literal('portico-backup'), version: count,
  /** The release that made it. */
  product: z.string().max(100),
  id: z.uuid(), takenAt: z.iso.datetime(),
  /** The id of the master key that its secrets are sealed with; null while there are none. */
  masterKey: z.string().max(100).nullable(),
  /** Of all of them, where a rotation was under way; absent in backups of releases whose databases kept no keys. */
  masterKeys: z.array(z.string().max(100)).max(100).optional(),
  parts: z.partialRecord(z.enum(PARTS), Part),
  blobs: StoredFile.extend({ count, length: count, missing: count }),
});

/** A table in a backup: its file, gzipped, and its rows. */
export type KeptTable = z.infer<typeof Table>;
/** A file in a backup. */
export type KeptFile = z.infer<typeof StoredFile>;
/** A database in a backup. */
export type PartManifest = z.infer<typeof Part>;
/** What a backup is, and the hashes of its files. */
export type Manifest = z.infer<typeof Manifest>;

/** The ids of the master keys that the secrets of a backup are sealed with. */
export const keyIdsOf = ({ masterKey, masterKeys = masterKey === null ? [] : [masterKey] }: Manifest): readonly string[] => masterKeys;

/** Whether its databases keep their keys, wrapped with the master key. */
export const keepsKeys = ({ masterKeys = [] }: Manifest): boolean => masterKeys.length > 0;

const INDENT = 2;

/** The text of a manifest, with its own hash. */
export const textOf = (manifest: Manifest): string => `${JSON.stringify({ ...manifest, sha256: sha256(canonicalJson(manifest)) }, undefined, INDENT)}\n`;

/** A manifest from its text; a sentence where it is none, or was changed. */
export function readManifest(text: string): Manifest | string {
  const read = parsed(text);
  if (read === undefined) return 'it is damaged: it is no JSON';
  const { sha256: own, ...rest } = read;
  const newer = newerFormat(rest);
  if (newer !== undefined) return `it was made by a newer release, in format ${String(newer)}: restore it with that release`;
  if (own !== sha256(canonicalJson(rest))) return 'it is damaged: its content is not that of its own hash';
  const { data, error } = Manifest.safeParse(rest);
  return data ?? `it is none of this product: ${sentenceOf(error)}`;
}

const newerFormat = ({ version }: Readonly<Record<string, unknown>>): number | undefined => (typeof version === 'number' && version > FORMAT ? version : undefined);

const sentenceOf = (error: z.ZodError | undefined): string => (error?.issues ?? []).slice(0, 1).map(({ path, message }) => `${path.join('.')} ${message}`).join();

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read as Record<string, unknown> : undefined;
  } catch {
    return undefined;
  }
}
