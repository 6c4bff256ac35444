import type { EditorView } from 'prosemirror-view';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { DialogBox } from '../../parts/dialog-box.js';
import { formText } from './form-text.js';
import { RecordDialog } from './record-dialog.js';
import { RICH_SCHEMA } from './rich-schema.js';
import { useContentWords } from '../use-content-words.js';

const { link } = RICH_SCHEMA.marks;

type Target = { readonly href: string } | { readonly page: number } | { readonly entry: number };

/** Has a text lead somewhere: to an address, or to a page or an entry wherever that is by then. */
export function LinkDialog({ view, onClose }: { readonly view: EditorView; readonly onClose: () => void }): ReactElement {
  const words = useContentWords();
  const [isFinding, setIsFinding] = useState(false);
  const { from, to, empty, $from } = view.state.selection;
  const present = $from.marks().find((mark) => mark.type === link) ?? view.state.doc.nodeAt(from)?.marks.find((mark) => mark.type === link);
  const become = (target: Target, title: string): void => {
    const mark = link.create(target);
    view.dispatch(empty ? view.state.tr.replaceSelectionWith(RICH_SCHEMA.text(title, [mark]), false) : view.state.tr.removeMark(from, to, link).addMark(from, to, mark));
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    const href = formText(event.currentTarget, 'href');
    if (href !== '') become({ href }, href);
  };
  if (isFinding) return <RecordDialog kinds={['PAGE', 'ENTRY']} title={words.linkTo} onClose={() => { setIsFinding(false); }} onChoose={({ kind, id, title }) => { become(kind === 'PAGE' ? { page: id } : { entry: id }, title); }} />;
  return (
    <DialogBox title={words.tools.link} onClose={onClose}>
      <form onSubmit={submit}>
        <label className="field">{words.address}<input name="href" type="text" inputMode="url" defaultValue={typeof present?.attrs['href'] === 'string' ? present.attrs['href'] : ''} placeholder="https://… /… mailto:…" autoFocus autoComplete="off" maxLength={2000} /></label>
        <div className="row">
          <button type="submit" className="button is-main">{words.setLink}</button>
          <button type="button" className="button" onClick={() => { setIsFinding(true); }}>{words.linkTo}</button>
          {!empty && <button type="button" className="button" onClick={() => { view.dispatch(view.state.tr.removeMark(from, to, link)); onClose(); }}>{words.unlink}</button>}
        </div>
      </form>
    </DialogBox>
  );
}
