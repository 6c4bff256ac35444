import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { DocumentLink } from '../document-link.js';
import type { DocumentKind } from '../document.js';
import { ConsoleContentTitlesDocument } from '../operations/console-content-titles.generated.js';
import { ConsoleProductTitleDocument } from '../operations/console-product-title.generated.js';
import type { RecordKind } from './record-kind.js';
import { textIn } from '../text-in.js';
import { useContentWords } from '../use-content-words.js';

interface Named {
  readonly kind: RecordKind;
  readonly id: number;
  readonly locale?: string;
}

type Names = readonly { readonly locale: string; readonly title: string }[];

async function namesOf({ kind, id }: Named, signal: AbortSignal): Promise<Names> {
  if (kind === 'CATEGORY') return [{ locale: '', title: `#${String(id)}` }];
  if (kind === 'PRODUCT') {
    const { product } = await ask(ConsoleProductTitleDocument, { id }, { signal });
    return product ? [{ locale: '', title: product.title }] : [];
  }
  const { page, entry } = await ask(ConsoleContentTitlesDocument, { id }, { signal });
  return (page ?? entry)?.translations ?? [];
}

/** What a record that is referred to is called, with the way to it; its number where it cannot be read. */
export function RecordName({ kind, id, locale }: Named): ReactElement {
  const words = useContentWords();
  const { data, error } = useQuery({ queryKey: ['content-name', kind, id], retry: false, queryFn: ({ signal }) => namesOf({ kind, id }, signal) });
  const number = `#${String(id)}`;
  if (data?.length === 0) return <span className="is-failed">{words.lostRecord(number)}</span>;
  const name = titleIn(data, locale) ?? number;
  return error === null && isDocument(kind) ? <DocumentLink kind={kind} id={id}>{name}</DocumentLink> : <span>{name}</span>;
}

const titleIn = (names: Names = [], locale = ''): string | undefined => textIn(names, locale)?.title;

const isDocument = (kind: RecordKind): kind is DocumentKind => kind === 'PAGE' || kind === 'ENTRY';
