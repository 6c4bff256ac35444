import { promisify } from 'node:util';
import { deflate, deflateSync, inflate } from 'node:zlib';
import { instant, type Clock } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { enterLatest } from '#kernel/enter-latest.js';
import type { Database, Reader, Transaction } from '#subgraph-kit/database.js';
import { appendBodyRows, contentsByHashes, upsertBodies, type BodyRow, type BodyText } from './call-body.store.js';
import { bodyPrefix, hourOf } from './log-hour.js';

/** A body by its key: the hour, then the hash of its content. */
export interface NamedBody {
  readonly hash: string;
  /** Undefined when the body is already stored. */
  readonly text?: BodyText;
}

/** A body compressed for its row. */
export interface PreparedBody {
  readonly hash: string;
  readonly row?: BodyRow;
}

/** The keys of bodies. Each body is stored once per hour, so that the log can be trimmed by whole hours. */
export interface BodyNames {
  /** The key of a body, of which the SHA-256 may be known already; undefined for none. Without the body itself only a recently stored one has a key. */
  name(companyId: number, body: string | null | undefined, contentHash?: string | null): NamedBody | undefined;
  /** Remember bodies as stored. */
  noteStored(bodies: readonly Pick<BodyRow, 'company_id' | 'hash'>[]): void;
}

const [deflated, inflated] = [promisify<Buffer, { level: number }, Buffer>(deflate), promisify<Buffer, Buffer>(inflate)];
const FASTEST = { level: 1 };
/** For a body of a few hundred bytes what zlib allocates takes longer than its work. */
const FOR_FEW_BYTES = { level: 1, windowBits: 12, memLevel: 4, chunkSize: 1024 };
const FEW_BYTES = 2048;
const DAY_LENGTH = 10;
const NAME_LENGTH = 64;

/** The keys of the bodies in one database; recently stored ones are neither compressed nor written again within their hour. */
export function bodyNames(clock: Clock): BodyNames {
  const stored = recentBodies();
  return {
    name(companyId, body, contentHash) {
      const content = contentHash ?? (body ? sha256(body) : undefined);
      if (content === undefined) return undefined;
      const now = instant(clock);
      const hash = `${bodyPrefix(hourOf(now))}${content}`.slice(0, NAME_LENGTH);
      if (stored.has(companyId, hash)) return { hash };
      return body ? { hash, text: { company_id: companyId, hash, used_on: now.slice(0, DAY_LENGTH), content: body } } : undefined;
    },
    noteStored(bodies) {
      for (const { company_id: companyId, hash } of bodies) stored.add(companyId, hash);
    },
  };
}

/** Up to here handing a body to another thread takes more of this one than compressing it. */
const SMALL_BYTES = 16_384;

/** A body compressed, a large one off the main thread. */
export async function prepareBody(body: NamedBody | undefined): Promise<PreparedBody | undefined> {
  if (!body?.text) return body;
  const { hash, text } = body;
  const content = Buffer.from(text.content);
  return { hash, row: { ...text, content: content.length <= SMALL_BYTES ? deflateSync(content, content.length <= FEW_BYTES ? FOR_FEW_BYTES : FASTEST) : await deflated(content, FASTEST) } };
}

/** Store bodies in a transaction. */
export async function saveBodies(transaction: Transaction, bodies: readonly (PreparedBody | undefined)[], names: BodyNames): Promise<void> {
  const rows = bodies.flatMap((body) => body?.row ?? []);
  await upsertBodies(transaction, rows);
  transaction.afterCommit(() => { names.noteStored(rows); });
}

/** Store bodies in a transaction of their own. */
export async function appendBodies(database: Database, bodies: readonly (PreparedBody | undefined)[], names: BodyNames): Promise<void> {
  const rows = bodies.flatMap((body) => body?.row ?? []);
  await appendBodyRows(database, rows);
  names.noteStored(rows);
}

/** Contents by hash from any of the databases; purged ones are missing. */
export async function readBodies(readers: readonly Reader[], companyId: number, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = (await Promise.all(readers.map((reader) => contentsByHashes(reader, companyId, hashes)))).flat();
  return new Map(await Promise.all(rows.map(async ({ hash, content }) => [hash, (await inflated(content)).toString('utf8')] as const)));
}

const MOST_REMEMBERED = 10_000;

/** A least-recently-used cache of stored bodies. */
function recentBodies(): { has: (companyId: number, hash: string) => boolean; add: (companyId: number, hash: string) => void } {
  const names = new Map<string, true>();
  const nameOf = (companyId: number, hash: string): string => `${String(companyId)}:${hash}`;
  const touch = (name: string): void => { enterLatest(names, [name, true], MOST_REMEMBERED); };
  return {
    has(companyId, hash) {
      const name = nameOf(companyId, hash);
      const isStored = names.has(name);
      if (isStored) touch(name);
      return isStored;
    },
    add: (companyId, hash) => { touch(nameOf(companyId, hash)); },
  };
}
