import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { missingBlocks } from './blocks-editor.js';
import { ConflictNotice } from './conflict-notice.js';
import type { Text } from '../document.js';
import { draftOf, type Draft } from './draft.js';
import { useEditing, type Editing } from './editing.js';
import { isList } from './json.js';
import { LockNotice } from './lock-notice.js';
import { ProblemList } from './problem-list.js';
import { useContentWords } from '../use-content-words.js';
import type { Drafting } from './use-draft.js';
import { holderIn, type Locking } from './use-lock.js';
import { useRights } from '../use-rights.js';

interface Noticed {
  readonly text: Text | undefined;
  readonly drafting: Drafting;
  readonly save: UseMutationResult<number, Error, { readonly draft: Draft; readonly version: number }>;
  readonly lock: Locking;
}

/** What somebody has to know before they go on: what cannot be edited, who else edits, what was refused, and where a text can begin. */
export function EditorNotices({ text, drafting, save, lock }: Noticed): ReactElement {
  return <><States text={text} drafting={drafting} /><Refused drafting={drafting} save={save} lock={lock} /><Start drafting={drafting} /></>;
}

function Refused({ drafting, drafting: { draft }, save: { error, mutate }, lock }: Omit<Noticed, 'text'>): ReactElement | null {
  const { document, locale, problems } = useEditing();
  const holder = lock.holder ?? holderIn(error);
  if (holder) return <LockNotice holder={holder} lock={lock} />;
  if (problems.size > 0) return <ProblemList problems={problems} />;
  return error && <ConflictNotice document={document} locale={locale} error={error} drafting={drafting} onSaveOver={(version) => { mutate({ draft, version }); }} />;
}

function States({ text, drafting: { isRestored, reset } }: Pick<Noticed, 'drafting' | 'text'>): ReactElement {
  const words = useContentWords();
  const { document } = useEditing();
  const rights = useRights();
  return (
    <>
      {document.isModelDamaged && <p className="notice is-error">{words.damagedModel(document.model)}</p>}
      {text?.isDamaged === true && <p className="notice is-error">{words.damagedText}</p>}
      {isRestored && <div className="notice is-warning" role="status"><p>{words.restored}</p><button type="button" className="button" onClick={reset}>{words.discard}</button></div>}
      {rights?.mayWrite === false && <p className="soft">{words.readOnly}</p>}
    </>
  );
}

/** For who translates: begin with the other text, or bring what only that one has. */
function Start({ drafting: { draft, version, isChanged, replace, set } }: Pick<Noticed, 'drafting'>): ReactElement | null {
  const words = useContentWords();
  const editing = useEditing();
  const { document: { kind }, source, isFixed } = editing;
  const from = source ?? anyOther(editing);
  if (!from || isFixed) return null;
  if (version === 0 && !isChanged) return <div className="notice"><p>{words.noText}</p><button type="button" className="button" onClick={() => { replace({ ...from.draft, slug: '' }); }}>{words.startWith(from.locale)}</button></div>;
  return source && kind === 'PAGE' ? <Missing drafting={{ draft, set }} source={source} /> : null;
}

function Missing({ drafting: { draft, set }, source }: { readonly drafting: Pick<Drafting, 'draft' | 'set'>; readonly source: NonNullable<Editing['source']> }): ReactElement | null {
  const words = useContentWords();
  const missing = missingBlocks(draft, source.draft);
  if (missing.length === 0) return null;
  return <button type="button" className="button" onClick={() => { set(['blocks'], [...(isList(draft['blocks']) ? draft['blocks'] : []), ...missing]); }}>{words.bring(String(missing.length), source.locale)}</button>;
}

function anyOther({ document, locale }: Editing): Editing['source'] {
  const text = document.texts.find((one) => one.locale !== locale);
  return text && { locale: text.locale, draft: draftOf(document, text) };
}
