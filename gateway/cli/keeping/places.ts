import { join } from 'node:path';
import type { PartName } from './parts.js';

/** The places of files in a backup. They are made of checked names alone, never of a path that the manifest gives. */
export const placeOfTable = (folder: string, { part, table }: { readonly part: PartName; readonly table: string }): string => join(folder, part, `${table}.ndjson.gz`);

/** The list of the stored files. */
export const placeOfBlobs = (folder: string): string => join(folder, 'blobs.ndjson.gz');

const SHELF_DIGITS = 2;

/** The folder of some stored files, and one of them. */
export const placeOfBlob = (folder: string, { companyId, hash }: { readonly companyId: number; readonly hash: string }): { readonly shelf: string; readonly file: string } => {
  const shelf = join(folder, 'blobs', String(companyId), hash.slice(0, SHELF_DIGITS));
  return { shelf, file: join(shelf, hash) };
};
