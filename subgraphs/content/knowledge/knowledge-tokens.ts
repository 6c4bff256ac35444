import { facet } from '#subgraph-kit/search/facet.js';
import { compared, tokensOfDraft } from '../search/draft-words.js';

/** The token of a tag, in whatever capitals. */
export const tagToken = (tag: string): string => facet('tag', compared(tag.trim()));

/** What a note or a task is found by: its words, those of its title first, and its tags. */
export const tokensOfKnowledge = ({ title, body, tags = [] }: { readonly title: string; readonly body: string; readonly tags?: readonly string[] }): string[] =>
  [...new Set([...tags.map(tagToken), ...tokensOfDraft([title, tags.join(' '), body])])];
