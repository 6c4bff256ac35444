import type { BlockType, FieldDefinition, FieldType } from './field-definition.js';
import { filledBlocks, filledFields, type FilledField } from './filled-fields.js';
import { isList, isRecord, own, type JsonRecord } from './record.js';
import { richNodes } from './rich-nodes.js';

/** What a value refers to: an asset, a record, or by its URL or path anything. */
export type ReferenceKind = 'ASSET' | 'CATEGORY' | 'ENTRY' | 'LINK' | 'PAGE' | 'PRODUCT';

/** A reference in stored values. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** The id of the asset, the number of the record as text, or the link as it is stored. */
  readonly target: string;
  /** Of the value: `gallery.0`, and with blocks `3.body`; that of a rich text for all that is in it. */
  readonly path: string;
  /** Of an ENTRY: the slug of the collection it must be of, where its field names one. */
  readonly collection?: string;
}

type Found = Omit<Reference, 'path'>;
type Finder = (value: JsonRecord, field: FieldDefinition) => Iterable<Found | undefined>;

const FINDERS: Partial<Record<FieldType, Finder>> = {
  IMAGE: (value) => [reference('ASSET', own(value, 'asset'))],
  PRODUCT: (value) => [reference('PRODUCT', own(value, 'product'))],
  CATEGORY: (value) => [reference('CATEGORY', own(value, 'category'))],
  PAGE: (value) => [reference('PAGE', own(value, 'page'))],
  ENTRY: (value, { collection }) => [ofCollection(reference('ENTRY', own(value, 'entry')), collection)],
  EMBED: (value) => [reference('LINK', own(value, 'url'))],
  RICH_TEXT: inRichText,
};

/** What stored values refer to, in the order of the fields; the same under the same path once. */
export const referencesIn = (definitions: readonly FieldDefinition[], values: unknown): readonly Reference[] => referencesOf(filledFields(definitions, values));

/** What the blocks of a page refer to, in their order; the same under the same path once. */
export const referencesInBlocks = (types: readonly BlockType[], blocks: unknown): readonly Reference[] => referencesOf(filledBlocks(types, blocks));

function referencesOf(filled: Iterable<FilledField>): readonly Reference[] {
  const found: Reference[] = [];
  for (const { field, value, path } of filled) {
    const seen = new Set<string>();
    for (const one of inValue(field, value)) {
      if (!one || seen.has(`${one.kind} ${one.target}`)) continue;
      seen.add(`${one.kind} ${one.target}`);
      found.push({ ...one, path });
    }
  }
  return found;
}

function inValue(field: FieldDefinition, value: unknown): Iterable<Found | undefined> {
  if (field.type === 'URL') return [reference('LINK', value)];
  return isRecord(value) ? FINDERS[field.type]?.(value, field) ?? [] : [];
}

function reference(kind: ReferenceKind, target: unknown): Found | undefined {
  if (typeof target === 'number') return { kind, target: String(target) };
  return typeof target === 'string' && target !== '' ? { kind, target } : undefined;
}

const ofCollection = (found: Found | undefined, collection: string | null | undefined): Found | undefined => (found && collection != null ? { ...found, collection } : found);

function* inRichText(document: JsonRecord): Generator<Found | undefined> {
  for (const node of richNodes(document)) {
    if (own(node, 'type') === 'image') yield reference('ASSET', attribute(node, 'asset'));
    const marks = own(node, 'marks');
    for (const mark of isList(marks) ? marks : []) if (isRecord(mark) && own(mark, 'type') === 'link') yield linked(mark);
  }
}

const linked = (mark: JsonRecord): Found | undefined => reference('LINK', attribute(mark, 'href')) ?? reference('PAGE', attribute(mark, 'page')) ?? reference('ENTRY', attribute(mark, 'entry'));

function attribute(node: JsonRecord, name: string): unknown {
  const attributes = own(node, 'attrs');
  return isRecord(attributes) ? own(attributes, name) : undefined;
}
