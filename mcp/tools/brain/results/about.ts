import { z } from 'zod';
import { isUuid } from '#kernel/ids.js';
import { Failure } from '#contract/failure.js';
import type { Permission } from '#contract/permissions.js';
import type { KnowledgeRecordKind } from '#contract/schema.generated.js';
import { advised } from '#mcp/advised.js';
import type { AboutViewFragment } from '../operations/about-view.generated.js';

const [LONGEST_REFERENCE, MOST] = [60, 20] as const;

interface Kind {
  readonly kind: KnowledgeRecordKind;
  readonly isId: (text: string) => boolean;
  /** The tool that finds such records. */
  readonly foundBy: string;
  /** Of those that people know by a number or a SKU, which leads to the id: what finding them so needs. */
  readonly named?: { readonly by: string; readonly permission: Permission };
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

const KINDS = new Map<string, Kind>([
  ['order', { kind: 'ORDER', isId: isUuid, foundBy: 'commerce_search_orders', named: { by: 'number', permission: 'commerce.read' } }],
  ['return', { kind: 'RETURN', isId: isUuid, foundBy: 'commerce_search_returns', named: { by: 'number', permission: 'commerce.read' } }],
  ['product', { kind: 'PRODUCT', isId: isNumber, foundBy: 'catalog_search_products', named: { by: 'SKU', permission: 'catalog.read' } }],
  ['contact', { kind: 'CONTACT', isId: isUuid, foundBy: 'brain_search_contacts' }],
  ['page', { kind: 'PAGE', isId: isNumber, foundBy: 'brain_search_content' }],
]);

/** The records that something is about, as models write them. */
export const ABOUT = z.array(z.string().max(LONGEST_REFERENCE)).max(MOST).optional().describe('Such as order:2505');

/** A record that something is about, as models write it. */
export const ABOUT_ONE = z.string().max(LONGEST_REFERENCE).optional().describe('Such as order:2505');

/** A text that names a record, taken apart. */
export interface Reference extends Kind {
  /** An id, or what people call the record. */
  readonly text: string;
}

/** The record that a text names; throws BAD_INPUT for a kind that there is not. */
export function referenceOf(reference: string): Reference {
  const colon = reference.indexOf(':');
  const word = reference.slice(0, Math.max(colon, 0));
  const kind = KINDS.get(word);
  if (kind) return { ...kind, text: reference.slice(colon + 1).trim() };
  const known = [...KINDS.keys()].map((one) => `${one}:`).join(', ');
  const refusal = (problem: string): Failure => new Failure('BAD_INPUT', 'about names a record by its kind and its id, number or SKU, such as order:2505 or product:7', { about: [problem] });
  if (word === 'customer') throw advised(refusal(`customers are named as contacts here (contact: with the id from brain_search_contacts or brain_create_contact), or by one of their orders; begins with none of: ${known}`), 'brain_search_contacts');
  throw refusal(`begins with none of: ${known}`);
}

/** The record that a text names, as the graph takes it. */
export function aboutOf(reference: string): { kind: KnowledgeRecordKind; id: string } {
  const { kind, text } = referenceOf(reference);
  return { kind, id: text };
}

/** What a note or a task is about, as it is named again: `product:7`. The names of these records are in other modules, which the person may not read. */
export const aboutField = ({ kind, id }: AboutViewFragment): string => `${kind.toLowerCase()}:${id}`;
