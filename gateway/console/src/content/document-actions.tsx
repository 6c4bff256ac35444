import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Change } from './change-dialog.js';
import type { ContentDocument } from './document.js';
import { deleteDocumentChange, deleteTextChange, duplicateDocumentChange, type DocumentChanged } from './history/document-changes.js';
import { useContentWords } from './use-content-words.js';
import { useRights } from './use-rights.js';

const ChangeDialog = lazy(() => import('./change-dialog.js').then(({ ChangeDialog: component }) => ({ default: component })));

/** What is done with a page or an entry as a whole: a copy, the text of one language out, all of it out. */
export function DocumentActions({ document, locale }: { readonly document: ContentDocument; readonly locale: string }): ReactElement | null {
  const words = useContentWords();
  const rights = useRights();
  const navigate = useNavigate();
  const [change, setChange] = useState<Change<DocumentChanged>>();
  if (rights?.mayWrite !== true) return null;
  const offer = (label: string, make: () => Change<DocumentChanged>): ReactElement => <button type="button" className="button is-quiet" aria-haspopup="dialog" onClick={() => { setChange(make()); }}>{label}</button>;
  const open = (id: number): void => { void navigate({ to: document.kind === 'PAGE' ? '/content/pages/$id' : '/content/entries/$id', params: { id: String(id) }, search: {} }); };
  const leave = (): void => { void (document.collectionId === undefined ? navigate({ to: '/content', search: { site: String(document.site.id) } }) : navigate({ to: '/content/collections/$id', params: { id: String(document.collectionId) }, search: {} })); };
  return (
    <span className="row at-end">
      {offer(words.demands.duplicate, () => duplicateDocumentChange({ document, words, onDone: ({ id }) => { open(id); } }))}
      {rights.mayManage && document.texts.length > 1 && document.texts.some((text) => text.locale === locale) && offer(words.deleteText(locale), () => deleteTextChange({ document, words, onDone: () => undefined }, locale))}
      {rights.mayManage && offer(words.demands.delete, () => deleteDocumentChange({ document, words, onDone: leave }))}
      <Suspense>{change && <ChangeDialog change={change} onClose={() => { setChange(undefined); }} />}</Suspense>
    </span>
  );
}
