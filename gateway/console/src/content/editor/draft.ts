import { contentName, type ContentDocument, type Text } from '../document.js';
import { isList, isRecord, type JsonRecord } from './json.js';

/** A text as somebody edits it: title, slug and seo, and blocks or fields; its paths are those that refusals name. */
export type Draft = JsonRecord;

/** The text of a document as it is stored; empty where there is none. */
export function draftOf(document: Pick<ContentDocument, 'kind'>, text: Pick<Text, 'content' | 'seo' | 'slug' | 'title'> | undefined): Draft {
  const { title, slug, seo, content } = text ?? NO_TEXT;
  return { title, slug, seo: isRecord(seo) ? seo : {}, [contentName(document)]: document.kind === 'PAGE' ? listOr(content) : isRecord(content) ? content : {} };
}

const NO_TEXT = { title: '', slug: '', seo: null, content: null };
const listOr = (value: unknown): readonly unknown[] => (isList(value) ? value : []);

/** Whether two drafts say the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A text of a draft. */
export const wordOf = (draft: Draft, name: 'slug' | 'title'): string => (typeof draft[name] === 'string' ? draft[name] : '');

/** What is saved of a draft. Without a slug one is made of the title; nothing said to search engines is null. */
export function savedParts(draft: Draft, { isHome }: Pick<ContentDocument, 'isHome'>): { readonly title: string; readonly slug?: string; readonly seo: JsonRecord | null } {
  const [slug, seo] = [wordOf(draft, 'slug').trim(), draft['seo']];
  return { title: wordOf(draft, 'title').trim(), ...(!isHome && slug !== '' && { slug }), seo: isRecord(seo) && Object.keys(seo).length > 0 ? seo : null };
}
