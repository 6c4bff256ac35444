import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { instantOf } from '#kernel/instant-of.js';

/** The place of an event in a company's history of a subgraph. */
export interface SourcePosition {
  readonly sequence: string;
  readonly index: number;
}

/** How far a stream is in each subgraph that it follows. */
export type ChangePosition = ReadonlyMap<SubgraphName, SourcePosition>;

const MOST_INDEX = 2_147_483_647;

/** A position as listeners keep it. It is no secret: whoever makes one up is told what happened in their own company since. */
export const writePosition = (position: ChangePosition): string =>
  Buffer.from(JSON.stringify([...position].map(([source, { sequence, index }]) => [source, sequence, index]))).toString('base64url');

/** Read what {@link writePosition} wrote; throws BAD_INPUT. */
export function readPosition(text: string): ChangePosition {
  const entries = listIn(text);
  if (entries.length > SUBGRAPHS.length) throw unreadable(); // before each is read: a body may have a hundred thousand
  return new Map(entries.map((entry) => sourceIn(entry)));
}

function listIn(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(read)) return read;
  } catch {
    // refused below
  }
  throw unreadable();
}

function sourceIn(entry: unknown): readonly [SubgraphName, SourcePosition] {
  const [name, at, index] = z.tuple([z.string(), z.string(), z.int().min(0).max(MOST_INDEX)]).safeParse(entry).data ?? [];
  const source = SUBGRAPHS.find((one) => one === name);
  const sequence = at === undefined ? undefined : instantOf(at);
  if (source === undefined || sequence === undefined || index === undefined) throw unreadable();
  return [source, { sequence, index }];
}

const unreadable = (): Failure => new Failure('BAD_INPUT', 'The position cannot be read: send one that a change had, or none');
