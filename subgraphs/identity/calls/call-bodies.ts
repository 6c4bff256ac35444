import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { instant, type Clock } from '#kernel/clock.js';
import { sha512Half } from '#kernel/crypto.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { contentsByHashes, upsertBodies, type BodyRow } from './call-body.store.js';

/** A body ready to be stored. */
export interface PreparedBody {
  readonly hash: string;
  /** Missing when the body is known to be stored. */
  readonly row?: BodyRow;
}

/** Bodies of calls: hashed, deflated off the main thread, stored once. */
export interface CallBodies {
  prepare(companyId: number, body: string | null | undefined): Promise<PreparedBody | undefined>;
  save(transaction: Transaction, bodies: readonly (PreparedBody | undefined)[]): Promise<void>;
  /** Contents by their hashes; a purged one is missing. */
  read(companyId: number, hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const [deflated, inflated] = [promisify<Buffer, { level: number }, Buffer>(deflate), promisify<Buffer, Buffer>(inflate)];
const FASTEST = { level: 1 };
const DAY_LENGTH = 10;

/** The bodies of calls in a database; what was stored lately is neither deflated nor written again that day. */
export function callBodies(reader: Reader, clock: Clock): CallBodies {
  const stored = recentBodies();
  return {
    async prepare(companyId, body) {
      if (typeof body !== 'string' || body === '') return undefined;
      const hash = sha512Half(body);
      const usedOn = instant(clock).slice(0, DAY_LENGTH);
      if (stored.has(companyId, hash, usedOn)) return { hash };
      return { hash, row: { company_id: companyId, hash, used_on: usedOn, content: await deflated(Buffer.from(body), FASTEST) } };
    },
    async save(transaction, bodies) {
      const rows = bodies.flatMap((body) => body?.row ?? []);
      await upsertBodies(transaction, rows);
      transaction.afterCommit(() => { rows.forEach(({ company_id: companyId, hash, used_on: usedOn }) => { stored.add(companyId, hash, usedOn); }); });
    },
    async read(companyId, hashes) {
      const rows = await contentsByHashes(reader, companyId, hashes);
      return new Map(await Promise.all(rows.map(async ({ hash, content }) => [hash, (await inflated(content)).toString('utf8')] as const)));
    },
  };
}

const MOST_REMEMBERED = 10_000;

/** The bodies stored last, the longest unused forgotten first. */
function recentBodies(): { has: (companyId: number, hash: string, day: string) => boolean; add: (companyId: number, hash: string, day: string) => void } {
  const days = new Map<string, string>();
  const nameOf = (companyId: number, hash: string): string => `${String(companyId)}:${hash}`;
  const touch = (name: string, day: string): void => {
    days.delete(name);
    days.set(name, day);
    const [oldest] = days.size > MOST_REMEMBERED ? days.keys() : [];
    if (oldest !== undefined) days.delete(oldest);
  };
  return {
    has(companyId, hash, day) {
      const name = nameOf(companyId, hash);
      const isStored = days.get(name) === day;
      if (isStored) touch(name, day);
      return isStored;
    },
    add: (companyId, hash, day) => { touch(nameOf(companyId, hash), day); },
  };
}
