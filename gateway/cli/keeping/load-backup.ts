import { valuesOf } from '#subgraph-kit/keeping/kept-line.js';
import type { KeptPart } from '#subgraph-kit/keeping/kept-part.js';
import type { RestoreTarget } from '#subgraph-kit/keeping/restore-target.js';
import type { StoredValue } from '#subgraph-kit/keeping/table-snapshot.js';
import type { Blobs } from '#subgraph-kit/blobs/blobs.js';
import { Refusal } from '../refusal.js';
import { keptParts, ownerOf, PARTS, type PartName } from './parts.js';
import { placeOfTable } from './places.js';
import { blobsOf, bytesOfBlob, linesOf, type OpenBackup, type TableOfBackup } from './read-backup.js';
import type { Targets } from './restore-targets.js';

/** What a backup is loaded into. */
interface Loading {
  readonly targets: Targets;
  readonly blobs: Blobs;
  readonly show: (text: string) => void;
}

/** What was loaded. */
export interface Loaded {
  readonly rows: number;
  /** Tables of the backup that this release never had. */
  readonly leftOut: readonly string[];
}

/** What of the file of calls goes into identity's database where that is on a server. */
const OF_CALLS: ReadonlySet<string> = new Set(['calls', 'call_body']);

/** Refuse a backup whose databases are newer than this release. */
export async function requireKnownMigrations({ manifest }: OpenBackup): Promise<void> {
  const kept = await keptParts();
  for (const part of PARTS) {
    const known = new Set(kept[part].migrations.map(({ name }) => name));
    const unknown = manifest.parts[part]?.migrations.find((name) => !known.has(name));
    if (unknown !== undefined) throw new Refusal(`The backup was made by a newer release (${manifest.product}): this one does not know ${unknown} of the ${part} database. Restore it with that release`);
  }
  const absent = PARTS.find((part) => part !== 'identity-calls' && !manifest.parts[part]);
  if (absent !== undefined) throw new Refusal(`The backup has no ${absent} database`);
}

/** Make the tables as they were, and load the rows and stored files; the number of rows of each table is compared. */
export async function loadBackup(backup: OpenBackup, loading: Loading): Promise<Loaded> {
  const kept = await keptParts();
  for (const [part, target] of loading.targets) await target.makeTables(migrationsOf(backup, part, kept[part]));
  const leftOut: string[] = [];
  let rows = 0;
  for (const part of PARTS) {
    for (const table of Object.keys(backup.manifest.parts[part]?.tables ?? {})) {
      const loaded = await loadTable(backup, { part, table }, loading);
      if (loaded === undefined) leftOut.push(`${part}.${table}`); else rows += loaded;
    }
  }
  await loadBlobs(backup, loading);
  return { rows, leftOut };
}

const migrationsOf = ({ manifest }: OpenBackup, part: PartName, { migrations }: KeptPart) => {
  const ran = new Set(manifest.parts[part]?.migrations ?? migrations.map(({ name }) => name));
  return migrations.filter(({ name }) => ran.has(name));
};

interface Into {
  readonly target: RestoreTarget;
  /** Calls of both of identity's databases come into one. */
  readonly isShared: boolean;
}

function intoOf({ part, table }: TableOfBackup, { targets }: Loading): Into | undefined {
  const own = targets.get(part);
  if (own) return { target: own, isShared: false };
  const owner = targets.get(ownerOf(part));
  return owner && OF_CALLS.has(table) ? { target: owner, isShared: true } : undefined;
}

const ROWS_TOGETHER = 2000;
const BYTES_TOGETHER = 16_777_216;

/** Loads a table and answers how many rows; undefined for one that this release never had. */
async function loadTable(backup: OpenBackup, { part, table }: TableOfBackup, loading: Loading): Promise<number | undefined> {
  const into = intoOf({ part, table }, loading);
  if (!into) return loading.targets.has(part) ? undefined : 0;
  const known = await into.target.columns(table);
  if (known.size === 0) return undefined;
  const file = placeOfTable(backup.folder, { part, table });
  const wanted = wantedOf(backup, { part, table });
  let read = 0;
  for await (const { columns, values } of batchesOf(file, { known, wanted })) {
    await into.target.insert(table, columns, { values, isShared: into.isShared });
    read += values.length;
    loading.show(`restoring ${part} ${table}: ${read.toLocaleString('en')} of ${wanted.toLocaleString('en')} rows`);
  }
  await requireCount({ read, wanted, file }, { table, into });
  await into.target.measure(table, read);
  return read;
}

const wantedOf = ({ manifest }: OpenBackup, { part, table }: TableOfBackup): number => manifest.parts[part]?.tables[table]?.rows ?? 0;

interface Batch {
  readonly columns: readonly string[];
  readonly values: readonly (readonly StoredValue[])[];
}

/** The rows of a file, some at a time; ends behind the first that the manifest does not count. */
async function* batchesOf(file: string, { known, wanted }: { readonly known: ReadonlySet<string>; readonly wanted: number }): AsyncIterable<Batch> {
  let columns: string[] | undefined;
  let [values, bytes, read]: [StoredValue[][], number, number] = [[], 0, 0];
  for await (const line of linesOf(file)) {
    if (columns) {
      values.push(readRow(line, { file, columns }));
      [read, bytes] = [read + 1, bytes + line.length];
      if (read > wanted) break;
      if (values.length < ROWS_TOGETHER && bytes < BYTES_TOGETHER) continue;
      yield { columns, values };
      [values, bytes] = [[], 0];
    } else {
      columns = headerOf(line, { file, known });
    }
  }
  if (columns && values.length > 0) yield { columns, values };
}

function headerOf(line: string, { file, known }: { readonly file: string; readonly known: ReadonlySet<string> }): string[] {
  const names: unknown = JSON.parse(line);
  if (!Array.isArray(names) || !names.every((name): name is string => typeof name === 'string') || new Set(names).size !== names.length) throw new Refusal(`${file} cannot be used: its first line names no columns`);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Refusal(`${file} cannot be used: its table has no column ${JSON.stringify(unknown)}`);
  return names;
}

function readRow(line: string, { file, columns }: { readonly file: string; readonly columns: readonly string[] }): StoredValue[] {
  try {
    return valuesOf(line, columns.length);
  } catch (error) {
    throw new Refusal(`${file} cannot be used: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

interface Counted {
  readonly read: number;
  readonly wanted: number;
  readonly file: string;
}

async function requireCount({ read, wanted, file }: Counted, { table, into: { target, isShared } }: { readonly table: string; readonly into: Into }): Promise<void> {
  if (read !== wanted) throw new Refusal(`${file} has ${read > wanted ? 'more' : 'fewer'} rows than the ${String(wanted)} of the manifest`);
  const stored = await target.count(table);
  if (isShared ? stored < wanted : stored !== wanted) throw new Refusal(`${String(wanted)} rows were written to ${table}, and it has ${String(stored)}`);
}

async function loadBlobs(backup: OpenBackup, { blobs, show }: Loading): Promise<void> {
  let stored = 0;
  for await (const blob of blobsOf(backup)) {
    const { hash } = await blobs.put(blob.companyId, bytesOfBlob(backup, blob), { contentType: blob.contentType, most: blob.length });
    if (hash !== blob.hash) throw new Refusal(`The stored file ${blob.hash} of company ${String(blob.companyId)} is damaged`);
    show(`restoring stored files: ${String(stored += 1)} of ${String(backup.manifest.blobs.count)}`);
  }
}
