import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '#kernel/clock.js';
import type { Config } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { openBlobs } from '#subgraph-kit/blobs/open-blobs.js';
import type { BlobColumn, KeptPart } from '#subgraph-kit/keeping/kept-part.js';
import { lineOf } from '#subgraph-kit/keeping/kept-line.js';
import type { SnapshotTable, StoredValue, TableSnapshot } from '#subgraph-kit/keeping/table-snapshot.js';
import type { SigningKeys } from '#contract/signed-context.js';
import { beginBackup } from './backup-folder.js';
import { explained } from './explained.js';
import { keepBlobs, NamedBlobs, type NamedBlob } from './keep-blobs.js';
import { writeLines } from './kept-file.js';
import { FORMAT, type KeptTable, type Manifest, type PartManifest } from './manifest.js';
import { keptParts, partsOf, type PartName } from './parts.js';
import { placeOfTable } from './places.js';
import { productVersion } from '../../server/product-version.js';
import { takePoint, type Point } from './take-point.js';

/** What a backup is made with. */
export interface BackupWork {
  readonly config: Config;
  readonly keys: SigningKeys;
  /** Show how far it is. */
  readonly show: (text: string) => void;
}

/** What was written. */
export interface WrittenBackup extends Pick<Point, 'heldMilliseconds'> {
  readonly manifest: Manifest;
  /** Stored files that rows name and that are not there. */
  readonly missing: readonly NamedBlob[];
}

/** Write all databases as they were at one moment, and the stored files that they name, into a new folder. */
export async function writeBackup(path: string, work: BackupWork): Promise<WrittenBackup> {
  const begun = beginBackup(path);
  try {
    const point = await takePoint(work.config, work.keys);
    const written = await writePoint(begun.folder, point, work).finally(() => { point.close(); });
    await begun.finish(written.manifest);
    return { ...written, heldMilliseconds: point.heldMilliseconds };
  } catch (error) {
    const reason = explained(error, path); // while the disk is as full as it was
    begun.abandon();
    throw reason;
  }
}

const OWNER_ONLY = 0o700;

async function writePoint(folder: string, point: Point, { config, show }: BackupWork): Promise<Omit<WrittenBackup, 'heldMilliseconds'>> {
  const kept = await keptParts();
  const named = new NamedBlobs();
  const seen: Seen = { sealedWith: undefined, wrappedWith: new Set() };
  const parts: Manifest['parts'] = {};
  for (const { part, location } of partsOf(config)) {
    const snapshot = point.parts.get(part);
    if (!snapshot) continue;
    await mkdir(join(folder, part), { mode: OWNER_ONLY });
    parts[part] = { kind: location.kind, ...await writePart({ folder, part, snapshot }, { kept: kept[part], named, seen, show }) };
  }
  const blobs = await openBlobs(config.blobs);
  try {
    const { manifest, missing } = await keepBlobs(named, { folder, blobs, done: (count) => { show(`stored files: ${String(count)} of ${String(named.count)}`); } });
    return { missing, manifest: { format: 'portico-backup', version: FORMAT, product: productVersion(), id: uuidV7Ids(systemClock).next(), takenAt: point.takenAt, ...masterKeysOf(seen), parts, blobs: manifest } };
  } finally {
    blobs.close();
  }
}

/** What is noted of rows on their way. */
interface Seen {
  /** The id of the master key that earlier releases sealed identity's secrets with. */
  sealedWith: string | undefined;
  /** The ids of those that the keys of the databases are wrapped with. */
  readonly wrappedWith: Set<string>;
}

function masterKeysOf({ sealedWith, wrappedWith }: Seen): Pick<Manifest, 'masterKey' | 'masterKeys'> {
  const [first] = wrappedWith;
  return first === undefined ? { masterKey: sealedWith ?? null } : { masterKey: first, masterKeys: [...wrappedWith] };
}

interface Noting {
  readonly kept: KeptPart;
  readonly named: NamedBlobs;
  readonly seen: Seen;
  readonly show: (text: string) => void;
}

interface PartToWrite {
  readonly folder: string;
  readonly part: PartName;
  readonly snapshot: TableSnapshot;
}

async function writePart({ folder, part, snapshot }: PartToWrite, noting: Noting): Promise<Omit<PartManifest, 'kind'>> {
  const tables: Record<string, KeptTable> = {};
  for (const table of await snapshot.tables()) {
    let rows = 0;
    const lines = async function* (): AsyncIterable<string> {
      yield lineOf(table.columns);
      const note = noted(table, noting);
      for await (const values of snapshot.rows(table)) {
        rows += 1;
        if (rows % SHOWN_EVERY === 0) noting.show(`${part} ${table.name}: ${rows.toLocaleString('en')} rows`);
        note(values);
        yield lineOf(values);
      }
    };
    noting.show(`${part} ${table.name}`);
    const file = await writeLines(placeOfTable(folder, { part, table: table.name }), lines());
    tables[table.name] = { ...file, rows };
  }
  return { migrations: [...await snapshot.migrations()], tables };
}

const SHOWN_EVERY = 10_000;

/** Notes the stored files that rows of a table name, and the key. */
function noted({ name, columns }: SnapshotTable, { kept: { blobs }, named, seen }: Noting): (values: readonly StoredValue[]) => void {
  const at = (column: string): number => columns.indexOf(column);
  const holding = blobs.filter(({ table }) => table === name).map(({ column, unlessEmpty }: BlobColumn) => ({ hash: at(column), pending: unlessEmpty === undefined ? undefined : at(unlessEmpty) }));
  const [company, keyId] = [at('company_id'), at('key_id')];
  return (values) => {
    if (name === 'sealing_key') seen.sealedWith = String(values[keyId]);
    if (name === 'data_key') seen.wrappedWith.add(String(values[keyId]));
    for (const { hash, pending } of holding) {
      if (pending === undefined || values[pending] !== null) named.add({ companyId: Number(values[company]), hash: String(values[hash]) });
    }
  };
}
