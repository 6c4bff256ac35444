import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { KnowledgeRecordKind } from '#contract/schema.generated.js';
import type { ToolContext } from '#mcp/tool.js';
import { mayDo } from '#mcp/assistant-user.js';
import type { AboutViewFragment } from '../operations/about-view.generated.js';

const [LONGEST_REFERENCE, MOST] = [60, 20] as const;

const KINDS: Readonly<Record<string, KnowledgeRecordKind>> = { order: 'ORDER', return: 'RETURN', product: 'PRODUCT', contact: 'CONTACT', page: 'PAGE' };

/** The records that something is about, as models write them. */
export const ABOUT = z.array(z.string().max(LONGEST_REFERENCE)).max(MOST).optional().describe('Such as product:7, order:<id>, contact:<id>, page:3');

/** A record that something is about, as models write it. */
export const ABOUT_ONE = z.string().max(LONGEST_REFERENCE).optional().describe('Such as product:7');

/** The record that a text names; throws BAD_INPUT for a kind that there is not. */
export function aboutOf(reference: string): { kind: KnowledgeRecordKind; id: string } {
  const colon = reference.indexOf(':');
  const kind = KINDS[reference.slice(0, Math.max(colon, 0))];
  if (kind === undefined) throw new Failure('BAD_INPUT', 'about names a record by its kind and id, such as product:7', { about: [`begins with none of: ${Object.keys(KINDS).map((one) => `${one}:`).join(', ')}`] });
  return { kind, id: reference.slice(colon + 1) };
}

/** What a note or a task is about: what to write to name it again, and what it is called where the person may read it. */
export const AboutField = z.object({ record: z.string(), name: z.string().optional() });

/** A record as models read it. */
export function aboutField({ kind, id, order, return: back, product }: AboutViewFragment): z.output<typeof AboutField> {
  const name = order?.number ?? back?.number ?? product?.title;
  return { record: `${kind.toLowerCase()}:${id}`, ...(name !== undefined && { name }) };
}

/** Which names of records the person may read. */
export const readable = ({ company }: Pick<ToolContext, 'company'>): { ofCommerce: boolean; ofCatalog: boolean } =>
  ({ ofCommerce: company !== undefined && mayDo(company, 'commerce.read'), ofCatalog: company !== undefined && mayDo(company, 'catalog.read') });
