import { useCallback, useMemo, type KeyboardEvent, type ReactElement } from 'react';
import { BlocksEditor } from './blocks-editor.js';
import type { ContentDocument } from '../document.js';
import { draftOf } from './draft.js';
import { EditingProvider, type Editing } from './editing.js';
import { EditorNotices } from './editor-notices.js';
import { FieldEditor } from './field-editor.js';
import { LeaveDialog } from './leave-dialog.js';
import { SaveBar } from './save-bar.js';
import { SeoEditor } from './seo-editor.js';
import { TitleEditor } from './title-editor.js';
import { useDraft } from './use-draft.js';
import { useLock } from './use-lock.js';
import { useRights } from '../use-rights.js';
import { problemsIn, useSave } from './use-save.js';

interface Edited {
  readonly document: ContentDocument;
  readonly locale: string;
  /** The language that is shown beside; none unless given. */
  readonly beside: string | undefined;
}

/** Edits the text of a page or an entry in one language, beside another one. What was typed stays, whatever is refused or lost. */
export function TextEditor({ document, locale, beside }: Edited): ReactElement {
  const text = document.texts.find((one) => one.locale === locale);
  const mayWrite = useRights()?.mayWrite === true;
  const drafting = useDraft(document, locale, text);
  const save = useSave(document, locale, drafting);
  const lock = useLock({ id: document.id, locale, known: text?.lock, isEdited: drafting.isChanged });
  const { draft, set, isChanged, version } = drafting;
  const source = sourceOf(document, { locale, beside });
  const isFixed = !mayWrite || document.isModelDamaged || (lock.holder !== undefined && !isChanged);
  const problems = useMemo(() => problemsIn(save.error), [save.error]);
  const keep = useCallback(() => { if (isChanged && !save.isPending) save.mutate({ draft, version }); }, [isChanged, save, draft, version]);
  const editing: Editing = { document, locale, draft, set, problems, isFixed, source };
  return (
    <EditingProvider value={editing}>
      <form className="editor" noValidate onSubmit={(event) => { event.preventDefault(); keep(); }} onKeyDown={(event) => { onKeys(event, keep); }}>
        <EditorNotices text={text} drafting={drafting} save={save} lock={lock} />
        <TitleEditor isNew={text === undefined} />
        {document.kind === 'PAGE' ? <BlocksEditor /> : <section className="panel block">{document.fields.map((field) => <FieldEditor key={field.key} field={field} path={['fields', field.key]} />)}</section>}
        <SeoEditor />
        {mayWrite && <SaveBar drafting={drafting} text={text} isSaving={save.isPending} isFixed={isFixed} />}
      </form>
      <LeaveDialog isChanged={isChanged} onSave={() => save.mutateAsync({ draft, version })} />
    </EditingProvider>
  );
}

/** The text beside; none unless one is asked for. */
function sourceOf(document: ContentDocument, { locale, beside }: Pick<Edited, 'beside' | 'locale'>): Editing['source'] {
  const text = beside === locale ? undefined : document.texts.find((one) => one.locale === beside);
  return text && { locale: text.locale, draft: draftOf(document, text) };
}

/** As everywhere, Control and S save. */
function onKeys(event: KeyboardEvent, keep: () => void): void {
  if ((!event.ctrlKey && !event.metaKey) || event.key.toLowerCase() !== 's') return;
  event.preventDefault();
  keep();
}
