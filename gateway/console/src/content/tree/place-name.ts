import { useWords } from '../../words/use-words.js';
import type { ContentDocument } from '../document.js';
import type { Draft } from '../editor/draft.js';
import type { Field } from '../editor/field.js';
import { recordsOf } from '../editor/json.js';
import { useContentWords } from '../use-content-words.js';

/** What the value at a path of a text is called: the block and its fields by their labels. Blocks are named by their place, or by their id, which is looked up in these texts. */
export function usePlaceName(document: ContentDocument, drafts: readonly Draft[]): (path: readonly string[]) => string {
  const { fields: names } = useWords();
  const words = useContentWords();
  const heads: Readonly<Record<string, string>> = { title: words.titleField, slug: words.slug, seo: words.seo };
  return ([head = '', ...rest]) => {
    if (head === 'seo') return [words.seo, ...rest].join(' › ');
    if (head === 'blocks') return blockName(document, drafts, rest) || words.blocks;
    if (head === 'fields') return fieldNames(document.fields, rest).join(' › ');
    return heads[head] ?? names[head] ?? head;
  };
}

function blockName({ blocks: kinds }: ContentDocument, drafts: readonly Draft[], [place, ...rest]: readonly string[]): string {
  if (place === undefined) return '';
  const found = drafts.map((draft) => placed(draft, place)).find((one) => one !== undefined);
  const kind = found && kinds.find(({ key }) => key === found.type);
  return [found ? `${kind?.label ?? place} ${String(found.at + 1)}` : place, ...fieldNames(kind?.fields ?? [], rest)].join(' › ');
}

/** The block of a text that is meant by its id, or by its place. */
function placed(draft: Draft, place: string): { readonly at: number; readonly type: unknown } | undefined {
  const blocks = recordsOf(draft['blocks']);
  const at = blocks.findIndex((one, index) => one['id'] === place || String(index) === place);
  return at === -1 ? undefined : { at, type: blocks[at]?.['type'] };
}

/** Within a rich text and the parts of a value there is nothing that people have names for. */
function fieldNames(fields: readonly Field[], [step, ...rest]: readonly string[]): readonly string[] {
  const field = fields.find(({ key }) => key === step);
  if (!field) return [];
  const [place] = rest;
  const isOfList = field.many === true && place !== undefined && /^\d+$/.test(place);
  const inner = isOfList ? rest.slice(1) : rest;
  return [isOfList ? `${field.label} ${String(Number(place) + 1)}` : field.label, ...fieldNames(field.fields ?? [], inner)];
}
