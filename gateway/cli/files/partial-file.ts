import { accessSync, closeSync, constants, existsSync, fsyncSync, ftruncateSync, fstatSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { lockFile } from '#subgraph-kit/lock-file.js';
import { Refusal } from '../refusal.js';

const OWNER_ONLY = 0o600;
/** A link that somebody laid beside the file is not followed to another one. */
const [ANEW, GO_ON] = [constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW, constants.O_RDWR | constants.O_NOFOLLOW] as const;

/** How far a file is written: what lies behind its bytes may be half a page, and is cut off. */
const Reached = z.object({ bytes: z.int().min(0), records: z.int().min(0), cursor: z.string().nullable() });

/** How far a file is written. */
export type Reached = z.infer<typeof Reached>;

const What = z.object({ typed: z.string(), layout: z.string() });

/** What is written to a file: a file of something else is not gone on with. */
export type What = z.infer<typeof What>;

interface Opened {
  readonly what: What;
  readonly file: number;
  readonly unlock: () => void;
}

const State = Reached.extend({ what: What });

/**
 * A file that is written page by page, and whole or not there. What there is of it stands in FILE.part, and in FILE.part.json how far it can be trusted: a page is
 * on the disk before it counts, so that whatever ends the process, the next one goes on behind the last page that counts. One process at a time writes it.
 */
export class PartialFile {
  private constructor(private readonly path: string, private readonly opened: Opened, private state: Reached) {}

  /** Go on with what there is of a file, or begin it. Throws {@link Refusal} where that is of something else, or is being written. */
  static open(path: string, what: What): PartialFile {
    const { part, states, lock } = namesOf(path);
    accessSync(dirname(path), constants.W_OK);
    const unlock = lockFile(lock);
    if (!unlock) throw new Refusal(`${path} is being written by another command`);
    try {
      const state = stateOf(path, what);
      if (state.bytes === 0) writeDurably(states, { ...state, what });
      const file = openSync(part, state.bytes === 0 ? ANEW : GO_ON, OWNER_ONLY);
      if (fstatSync(file).size < state.bytes) throw new Refusal(`${part} is shorter than what was written to it: ${anew(path)}`);
      ftruncateSync(file, state.bytes);
      return new PartialFile(path, { what, file, unlock }, state);
    } catch (error) {
      rmSync(lock, { force: true });
      unlock();
      throw error;
    }
  }

  /** How far it is written. */
  get reached(): Reached {
    return this.state;
  }

  /** Write a page behind the others. */
  add(text: string, { records, cursor }: Pick<Reached, 'records' | 'cursor'>): void {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length;) at += writeSync(this.opened.file, bytes, at, bytes.length - at, this.state.bytes + at);
    fsyncSync(this.opened.file);
    const reached = { bytes: this.state.bytes + bytes.length, records: this.state.records + records, cursor };
    writeDurably(namesOf(this.path).states, { ...reached, what: this.opened.what });
    this.state = reached;
  }

  /** The file is whole: it takes the place of the one before. */
  finish(): void {
    const { part, states } = namesOf(this.path);
    renameSync(part, this.path);
    rmSync(states, { force: true });
    this.end();
  }

  /** Leave it to be gone on with; where nothing was written, nothing stays. */
  leave(): void {
    const { part, states } = namesOf(this.path);
    if (this.state.bytes === 0) for (const name of [part, states]) rmSync(name, { force: true });
    this.end();
  }

  private end(): void {
    closeSync(this.opened.file);
    rmSync(namesOf(this.path).lock, { force: true });
    this.opened.unlock();
  }
}

/** How a file that cannot be gone on with is begun anew. */
export const anew = (path: string): string => `delete ${path}.part and ${path}.part.json to begin anew`;

const namesOf = (path: string) => ({ part: `${path}.part`, states: `${path}.part.json`, lock: `${path}.part.lock` });

const NOTHING: Reached = { bytes: 0, records: 0, cursor: null };

function stateOf(path: string, { typed, layout }: What): Reached {
  const { part, states } = namesOf(path);
  if (!existsSync(states)) {
    if (existsSync(part)) throw new Refusal(`${part} is there already, and nothing says what it holds: delete it, or export to another file`);
    return NOTHING;
  }
  const { data } = State.safeParse(parsed(states));
  if (!data) throw new Refusal(`${states} cannot be read: ${anew(path)}`);
  const { what, ...reached } = data;
  if (what.typed !== typed) throw new Refusal(`${part} is what there is of another export (${what.typed}): run that one again, export to another file, or ${anew(path)}`);
  if (what.layout !== layout) throw new Refusal(`${part} was begun by another release, which writes other fields: ${anew(path)}`);
  return existsSync(part) ? reached : NOTHING;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Readers see the whole state or the one before, also after the power failed. */
function writeDurably(file: string, state: z.infer<typeof State>): void {
  const draft = `${file}.new`;
  const opened = openSync(draft, ANEW, OWNER_ONLY);
  try {
    writeSync(opened, `${JSON.stringify(state)}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(draft, file);
}
