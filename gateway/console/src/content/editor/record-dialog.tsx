import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { DialogBox } from '../../parts/dialog-box.js';
import { Failure } from '../../parts/failure.js';
import { useEditing } from './editing.js';
import { FindForm, FindState } from '../links/find-form.js';
import { ConsoleFindCategoriesDocument } from '../operations/console-find-categories.generated.js';
import { ConsoleFindProductsDocument } from '../operations/console-find-products.generated.js';
import { ConsoleSearchContentDocument } from '../operations/console-search-content.generated.js';
import type { RecordKind } from './record-kind.js';
import { useContentWords } from '../use-content-words.js';

/** Something that was found, and can be chosen. */
export interface FoundRecord {
  readonly kind: RecordKind;
  readonly id: number;
  readonly title: string;
  readonly hint: string;
  /** Where websites find it. */
  readonly path: string | undefined;
}

interface Choosing {
  readonly kinds: readonly RecordKind[];
  readonly title: string;
  /** The slug of the only collection whose entries can be chosen. */
  readonly collection?: string | null;
  /** Whether only what has a path on the website can be chosen. */
  readonly needsPath?: boolean;
  readonly onChoose: (found: FoundRecord) => void;
  readonly onClose: () => void;
}

/** Finds a page, an entry, a product or a category by its words, and has it chosen. */
export function RecordDialog({ kinds, title, collection = null, needsPath = false, onChoose, onClose }: Choosing): ReactElement {
  const words = useContentWords();
  const { document: { site }, locale } = useEditing();
  const [text, setText] = useState('');
  const { data, error, isFetching } = useQuery({
    queryKey: ['content-records', kinds, site.id, locale, collection, text], placeholderData: keepPreviousData,
    queryFn: ({ signal }) => find({ kinds, text, siteId: site.id, locale, signal }, collection),
  });
  const found = data?.filter(({ path }) => !needsPath || path !== undefined);
  return (
    <DialogBox title={title} onClose={onClose} isWide>
      <FindForm label={words.find} onFind={setText} />
      {error && <Failure error={error} />}
      <FindState count={found?.length} isFetching={isFetching} none={words.nothingFound} />
      <ul className="found is-long" aria-busy={isFetching}>{found?.map((one) => (
        <li key={one.id}><button type="button" className="button is-quiet" onClick={() => { onChoose(one); onClose(); }}>{one.title} <span className="soft">{one.hint}</span></button></li>
      ))}</ul>
    </DialogBox>
  );
}

interface Finding {
  readonly kinds: readonly RecordKind[];
  readonly text: string;
  readonly siteId: number;
  readonly locale: string;
  readonly signal: AbortSignal;
}

async function find(asked: Finding, collection: string | null): Promise<readonly FoundRecord[]> {
  const { kinds: [kind], text: search, signal } = asked;
  if (kind === 'PRODUCT') return (await ask(ConsoleFindProductsDocument, { search }, { signal })).products.nodes.map(({ id, title, sku }) => ({ kind, id, title, hint: sku ?? '', path: undefined }));
  if (kind === 'CATEGORY') return (await ask(ConsoleFindCategoriesDocument, { search }, { signal })).catalogs.flatMap(({ categories }) => categories.nodes.map(({ id, path }) => ({ kind, id, title: path, hint: `#${String(id)}`, path: undefined })));
  return findContent(asked, collection);
}

async function findContent({ kinds, text, siteId, locale, signal }: Finding, collection: string | null): Promise<readonly FoundRecord[]> {
  const wanted = kinds.flatMap((kind) => (kind === 'PAGE' || kind === 'ENTRY' ? [kind] : []));
  const { searchContent: { nodes } } = await ask(ConsoleSearchContentDocument, { filter: { siteId, kinds: wanted, locales: [locale], ...(text !== '' && { text }) }, first: 50 }, { signal });
  return nodes.filter(({ entry }) => collection === null || entry?.collection.slug === collection)
    .map(({ kind, documentId, title, path, entry }) => ({ kind, id: documentId, title, hint: path ?? entry?.collection.name ?? '', path: path ?? undefined }));
}
