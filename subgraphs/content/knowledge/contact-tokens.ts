import { unaccented } from '#subgraph-kit/search/unaccented.js';
import { LONGEST_WORD, wordsOfPhone } from '#subgraph-kit/search/words.js';
import { wordsOfDraft } from '../search/draft-words.js';
import type { ContactFacts } from './contact.js';

/** The facet of contacts with a tag, in whatever capitals. */
export const tagToken = (tag: string): string => `tag=${unaccented(tag.trim()).slice(0, LONGEST_FACET)}`;

const LONGEST_FACET = LONGEST_WORD + 20;

/** What a contact is found by: words of its names, organisation, role and e-mail addresses, the digits of its telephone numbers, and its tags. */
export const tokensOfContact = ({ name, otherNames, company, role, emails, phones, tags }: ContactFacts): string[] =>
  [...new Set([...[name, ...otherNames, company ?? '', role ?? '', ...emails].flatMap((text) => [...wordsOfDraft(text)]), ...phones.flatMap(wordsOfPhone), ...tags.map(tagToken)])];
