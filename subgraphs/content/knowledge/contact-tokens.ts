import { wordsOfPhone } from '#subgraph-kit/search/words.js';
import { wordsOfDraft } from '../search/draft-words.js';
import type { ContactFacts } from './contact.js';
import { tagToken } from './knowledge-tokens.js';

/** What a contact is found by: words of its names, organisation, role and e-mail addresses, the digits of its telephone numbers, and its tags. */
export const tokensOfContact = ({ name, otherNames, company, role, emails, phones, tags }: ContactFacts): string[] =>
  [...new Set([...[name, ...otherNames, company ?? '', role ?? '', ...emails].flatMap((text) => [...wordsOfDraft(text)]), ...phones.flatMap(wordsOfPhone), ...tags.map(tagToken)])];
