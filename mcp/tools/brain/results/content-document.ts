import type { z } from 'zod';
import type { GetContentQuery } from '../operations/get-content.generated.js';
import type { PageTextFragment } from '../operations/page-text.generated.js';
import type { EntryTextFragment } from '../operations/entry-text.generated.js';
import { shapeFields } from './content-shape.js';
import { siteField, type SiteField } from './content-site.js';

/** A page or an entry, whichever it is. */
export interface ContentDocument {
  readonly head: { readonly id: number; readonly kind: 'page' | 'entry'; readonly shape?: unknown };
  readonly site: z.output<typeof SiteField>;
  readonly contentName: 'blocks' | 'fields';
  readonly texts: readonly ((PageTextFragment | EntryTextFragment) & { readonly content: unknown })[];
}

/** What was read, with the fields it can have where these are asked for; undefined where there is neither. */
export function documentOf({ page, entry }: GetContentQuery, withShape: boolean): ContentDocument | undefined {
  if (page) return ofPage(page, withShape);
  return entry ? ofEntry(entry, withShape) : undefined;
}

function ofPage({ id, template, isHome, parent, site, translations }: NonNullable<GetContentQuery['page']>, withShape: boolean): ContentDocument {
  const own = site.templates?.find(({ key }) => key === template);
  const shape = (own?.blocks ?? []).map(({ key, fields }) => ({ type: key, fields: shapeFields(fields) }));
  const head = { id, kind: 'page' as const, template, ...(isHome && { home: true }), parent_id: parent?.id ?? null, ...(withShape && { shape }) };
  return { head, site: siteField(site), contentName: 'blocks', texts: translations.map(({ blocks, ...text }) => ({ ...text, content: blocks ?? null })) };
}

function ofEntry({ id, collection: { fields, site, ...collection }, translations }: NonNullable<GetContentQuery['entry']>, withShape: boolean): ContentDocument {
  const head = { id, kind: 'entry' as const, collection: { id: collection.id, slug: collection.slug, name: collection.name }, ...(withShape && { shape: shapeFields(fields ?? []) }) };
  return { head, site: siteField(site), contentName: 'fields', texts: translations.map(({ fields: content, ...text }) => ({ ...text, content: content ?? null })) };
}
