import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import type { EditorState } from 'prosemirror-state';
import { imageView } from './image-view.js';
import { Mark } from './required-mark.js';
import { richNode, richState, storedRichText } from './rich-state.js';
import { RichText } from './rich-text.js';
import { RichToolbar } from './rich-toolbar.js';
import { useContentWords } from '../use-content-words.js';
import type { InputProps } from './input-props.js';

/** A rich text with its tools. What it cannot edit it shows, and leaves as it is. */
export function RichEditor(props: InputProps): ReactElement {
  const words = useContentWords();
  const { field, label, value, id, isFixed, says } = props;
  const { room, view, state, isEditable } = useRichView(props);
  useEffect(() => {
    view?.setProps({ editable: () => !isFixed, attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-readonly': String(isFixed), 'aria-invalid': String(says !== undefined), ...(says !== undefined && { 'aria-describedby': says }), ...(isFixed && { tabindex: '0' }) } });
  }, [view, isFixed, id, label, says]);
  return (
    <>
      <span className="edited-label" aria-hidden="true">{label}{field.required && <Mark />}</span>
      {!isEditable && <><p className="notice is-warning">{words.notEditable}</p><RichText value={value} /></>}
      {isEditable && <div className="rich">{view && state && !isFixed && <RichToolbar view={view} state={state} label={label} />}<div ref={room} /></div>}
    </>
  );
}

interface RichView {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | undefined;
  readonly state: EditorState | undefined;
  readonly isEditable: boolean;
}

/** An editor in a room of the page, which follows the value and tells what is written. */
function useRichView({ value, onChange }: Pick<InputProps, 'onChange' | 'value'>): RichView {
  const [room, emitted, latest] = [useRef<HTMLDivElement>(null), useRef<unknown>(value), useRef(onChange)];
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const isEditable = richNode(value) !== undefined;
  useEffect(() => { latest.current = onChange; });
  useEffect(() => {
    const doc = richNode(emitted.current);
    if (!room.current || !doc) return undefined;
    const made = new EditorView(room.current, {
      state: richState(doc), nodeViews: { image: imageView },
      dispatchTransaction: (transaction) => {
        made.updateState(made.state.apply(transaction));
        setState(made.state);
        if (!transaction.docChanged) return;
        emitted.current = storedRichText(made.state.doc);
        latest.current(emitted.current);
      },
    });
    setView(made);
    setState(made.state);
    return () => { made.destroy(); };
  }, [isEditable]);
  useEffect(() => {
    if (!view || value === emitted.current) return;
    emitted.current = value; // it was saved, restored or copied elsewhere
    const doc = richNode(value);
    if (!doc || doc.eq(view.state.doc)) return;
    view.updateState(richState(doc));
    setState(view.state);
  }, [view, value]);
  return { room, view, state, isEditable };
}
