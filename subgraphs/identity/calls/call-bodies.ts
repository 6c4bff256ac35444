import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { instant, type Clock } from '#kernel/clock.js';
import { sha512Half } from '#kernel/crypto.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { contentsByHashes, upsertBodies, type BodyRow } from './call-body.store.js';
import { bodyPrefix, hourOf } from './log-hour.js';

/** A body ready to be stored. */
export interface PreparedBody {
  /** Its key: the hour, then the hash of its content. */
  readonly hash: string;
  /** Undefined when the body is already stored. */
  readonly row?: BodyRow;
}

/** Bodies of calls: hashed, deflated off the main thread and stored once per hour, so that the log can be trimmed by whole hours. */
export interface CallBodies {
  prepare(companyId: number, body: string | null | undefined): Promise<PreparedBody | undefined>;
  save(transaction: Transaction, bodies: readonly (PreparedBody | undefined)[]): Promise<void>;
  /** Contents by hash; purged ones are missing. */
  read(companyId: number, hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const [deflated, inflated] = [promisify<Buffer, { level: number }, Buffer>(deflate), promisify<Buffer, Buffer>(inflate)];
const FASTEST = { level: 1 };
const DAY_LENGTH = 10;
const NAME_LENGTH = 64;

/** The bodies of calls in a database; recently stored ones are neither deflated nor written again within their hour. */
export function callBodies(reader: Reader, clock: Clock): CallBodies {
  const stored = recentBodies();
  return {
    async prepare(companyId, body) {
      if (typeof body !== 'string' || body === '') return undefined;
      const now = instant(clock);
      const hash = `${bodyPrefix(hourOf(now))}${sha512Half(body)}`.slice(0, NAME_LENGTH);
      if (stored.has(companyId, hash)) return { hash };
      return { hash, row: { company_id: companyId, hash, used_on: now.slice(0, DAY_LENGTH), content: await deflated(Buffer.from(body), FASTEST) } };
    },
    async save(transaction, bodies) {
      const rows = bodies.flatMap((body) => body?.row ?? []);
      await upsertBodies(transaction, rows);
      transaction.afterCommit(() => { rows.forEach(({ company_id: companyId, hash }) => { stored.add(companyId, hash); }); });
    },
    async read(companyId, hashes) {
      const rows = await contentsByHashes(reader, companyId, hashes);
      return new Map(await Promise.all(rows.map(async ({ hash, content }) => [hash, (await inflated(content)).toString('utf8')] as const)));
    },
  };
}

const MOST_REMEMBERED = 10_000;

/** A least-recently-used cache of stored bodies. */
function recentBodies(): { has: (companyId: number, hash: string) => boolean; add: (companyId: number, hash: string) => void } {
  const names = new Set<string>();
  const nameOf = (companyId: number, hash: string): string => `${String(companyId)}:${hash}`;
  const touch = (name: string): void => {
    names.delete(name);
    names.add(name);
    const [oldest] = names.size > MOST_REMEMBERED ? names : [];
    if (oldest !== undefined) names.delete(oldest);
  };
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
