import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { KnowledgeRecordKind } from '#contract/schema.generated.js';
import type { AboutViewFragment } from '../operations/about-view.generated.js';

const [LONGEST_REFERENCE, MOST] = [60, 20] as const;

const KINDS = new Map<string, KnowledgeRecordKind>([['order', 'ORDER'], ['return', 'RETURN'], ['product', 'PRODUCT'], ['contact', 'CONTACT'], ['page', 'PAGE']]);

/** The records that something is about, as models write them. */
export const ABOUT = z.array(z.string().max(LONGEST_REFERENCE)).max(MOST).optional().describe('Such as product:7');

/** A record that something is about, as models write it. */
export const ABOUT_ONE = z.string().max(LONGEST_REFERENCE).optional().describe('Such as product:7');

/** The record that a text names; throws BAD_INPUT for a kind that there is not. */
export function aboutOf(reference: string): { kind: KnowledgeRecordKind; id: string } {
  const colon = reference.indexOf(':');
  const kind = KINDS.get(reference.slice(0, Math.max(colon, 0)));
  if (kind === undefined) throw new Failure('BAD_INPUT', 'about names a record by its kind and id, such as product:7', { about: [`begins with none of: ${[...KINDS.keys()].map((one) => `${one}:`).join(', ')}`] });
  return { kind, id: reference.slice(colon + 1) };
}

/** What a note or a task is about, as it is named again: `product:7`. The names of these records are in other modules, which the person may not read. */
export const aboutField = ({ kind, id }: AboutViewFragment): string => `${kind.toLowerCase()}:${id}`;
