import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { asked } from './asked.js';
import { cached, CACHED_READ } from './cached.js';
import type { DeliveryCaller } from './delivery-access.js';
import { ENTRY_EXAMPLE, pageExample, TARGET } from './delivery-examples.js';
import { headers, listFields, locale, siteParams } from './delivery-query.js';
import { Entry, entryText } from './entry.js';
import { listPath } from './list-path.js';
import { ListDeliveredEntriesDocument } from './operations/list-delivered-entries.generated.js';
import { ReadDeliveredEntryDocument } from './operations/read-delivered-entry.generated.js';
import { paginated, paginationText } from './pagination.js';
import { SITE } from './paths.js';

const collection = z.string().describe('The slug of the collection.');
const COLLECTION = `${SITE}/collections/{collection}/entries`;

/** GET /collections/{collection}/entries: published entries, the newest first. */
export const listEntries = defineRoute({
  ...CACHED_READ, id: 'entries.list', path: COLLECTION,
  summary: 'List the entries of a collection',
  description: 'The entries that are published in a locale, the newest first by when they were published, then by id.',
  input: z.object({ params: z.object({ ...siteParams, collection }), query: z.object({ locale, ...listFields }), headers }),
  answer: paginated(Entry, 'EntryPage'),
  operation: ListDeliveredEntriesDocument,
  variables: (input, _: { readonly caller: DeliveryCaller }) => ({ input: { ...asked(input), collection: input.params.collection, locale: input.query.locale, page: input.query.page, perPage: input.query.per_page } }),
  reply({ deliveredEntries: { entries, total, locale: _locale, ...age } }, { input: { params, query }, caller }) {
    const records = entries.map(entryText);
    return cached(age, paginationText(records, { ...listPath(caller, { params, rest: `/collections/${encodeURIComponent(params.collection)}/entries`, query }), total, count: records.length }));
  },
  example: { target: `${TARGET}/collections/journal/entries?locale=it`, answer: pageExample([ENTRY_EXAMPLE], '/collections/journal/entries') },
});

/** GET /collections/{collection}/entries/{slug}: one published entry. */
export const readEntry = defineRoute({
  ...CACHED_READ, id: 'entries.read', path: `${COLLECTION}/{slug}`,
  summary: 'Read an entry by its slug',
  description: 'The entry that is published with a slug in a locale.',
  input: z.object({ params: z.object({ ...siteParams, collection, slug: z.string().describe('The slug of the entry in the locale.') }), query: z.object({ locale }), headers }),
  answer: z.object({ data: Entry }),
  operation: ReadDeliveredEntryDocument,
  variables: (input, _: { readonly caller: DeliveryCaller }) => ({ input: { ...asked(input), collection: input.params.collection, slug: input.params.slug, locale: input.query.locale } }),
  reply: ({ deliveredEntry: { etag, modifiedAt, ...entry } }) => cached({ etag, modifiedAt }, `{"data":${entryText(entry)}}`),
  example: { target: `${TARGET}/collections/journal/entries/lino-lavato?locale=it`, answer: { data: ENTRY_EXAMPLE } },
});
