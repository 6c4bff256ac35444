import { closeSync, ftruncateSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storageFailure } from '#contract/storage-failure.js';

/**
 * Lines appended to files beside a database, from where another thread moves them into its tables. A line costs the main thread one write into
 * the operating system's memory; what was appended survives the end of the process, and the last lines before a power cut may be lost.
 */
export interface RowJournal {
  /** Append lines, all or none; throws UNAVAILABLE with `reason: 'storage'` when they cannot be stored. */
  append(lines: string): void;
  /** Bytes appended and not moved yet. */
  readonly pendingBytes: number;
  /** Move everything appended so far; rejects when it cannot be moved, and keeps it. */
  settle(): Promise<void>;
}

interface Appending {
  readonly name: string;
  readonly descriptor: number;
  bytes: number;
}

interface Sealed {
  readonly name: string;
  readonly bytes: number;
}

const SUFFIX = '.pending-';

/** The journal of a database file; `move` stores the lines of a file and removes it, and is called for one at a time, oldest first. */
export function rowJournal(database: string, move: (file: string) => Promise<void>): RowJournal {
  const sealed = leftBehind(database);
  let sequence = sealed.length === 0 ? 0 : sequenceOf(sealed.at(-1)?.name ?? '');
  let appending: Appending | undefined;
  let moving: Promise<void> | undefined;
  const seal = (): void => {
    if (!appending) return;
    closeSync(appending.descriptor);
    sealed.push(appending);
    appending = undefined;
  };
  const moveSealed = async (): Promise<void> => {
    for (let next = sealed[0]; next; next = sealed[0]) {
      await move(next.name);
      sealed.shift();
    }
  };
  return {
    append(lines) {
      try {
        appending ??= begin(`${database}${SUFFIX}${String(sequence += 1)}`);
        write(appending, lines);
      } catch (error) {
        throw storageFailure(error);
      }
    },
    get pendingBytes() {
      return sealed.reduce((sum, { bytes }) => sum + bytes, appending?.bytes ?? 0);
    },
    async settle() {
      seal();
      while (sealed.length > 0) {
        moving ??= moveSealed().finally(() => { moving = undefined; });
        await moving;
      }
    },
  };
}

const OWNER_ONLY = 0o600;

const begin = (name: string): Appending => ({ name, descriptor: openSync(name, 'a', OWNER_ONLY), bytes: 0 });

/** Appends lines to a file; where only a part of them could be written, it is taken away again. */
function write(appending: Appending, lines: string): void {
  try {
    writeFileSync(appending.descriptor, lines);
    appending.bytes += Buffer.byteLength(lines);
  } catch (error) {
    ftruncateSync(appending.descriptor, appending.bytes);
    throw error;
  }
}

/** The files that an earlier process did not move, oldest first. */
function leftBehind(database: string): Sealed[] {
  const [folder, prefix] = [dirname(database), `${basename(database)}${SUFFIX}`];
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix)).sort((one, other) => sequenceOf(one) - sequenceOf(other));
  return names.map((name) => join(folder, name)).map((name) => ({ name, bytes: statSync(name).size }));
}

const sequenceOf = (name: string): number => Number(name.slice(name.lastIndexOf('-') + 1));
