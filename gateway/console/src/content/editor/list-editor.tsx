import { useEffect, useRef, type ReactElement } from 'react';
import { useEditing, useValue } from './editing.js';
import type { Field } from './field.js';
import { isList, withMoved, type Path } from './json.js';
import { Moves } from '../tree/moves.js';
import { Problems } from './problems.js';
import { Mark } from './required-mark.js';
import { useContentWords } from '../use-content-words.js';

const NEW_VALUES: Readonly<Partial<Record<Field['type'], unknown>>> = { GROUP: {}, BOOLEAN: false };

interface Listed {
  readonly field: Field;
  readonly path: Path;
  /** What edits one of its values. */
  readonly editor: (field: Field, path: Path) => ReactElement;
}

/** A list of values: each can be moved and removed, and others added. */
export function ListEditor({ field, path, editor }: Listed): ReactElement {
  const words = useContentWords();
  const { isFixed } = useEditing();
  const { value, onChange, id, problems } = useValue(path, false);
  const list = isList(value) ? value : [];
  const added = useFocusOnNew(id, list.length);
  return (
    <fieldset className="group" id={id} tabIndex={-1}>
      <legend>{field.label}{field.required && <Mark />}</legend>
      <Problems id={`${id}.problems`} problems={problems} />
      {list.map((_, at) => <Row key={at} field={field} editor={editor} path={[...path, at]} place={at} list={list} onChange={onChange} />)}
      {!isFixed && <button type="button" className="button" disabled={list.length >= (field.most ?? 500)} onClick={() => { added(); onChange([...list, NEW_VALUES[field.type] ?? null]); }}>{words.addTo(field.label)}</button>}
    </fieldset>
  );
}

interface InList extends Listed {
  readonly place: number;
  readonly list: readonly unknown[];
  readonly onChange: (list: readonly unknown[]) => void;
}

function Row({ field, path, editor, place, list, onChange }: InList): ReactElement {
  const name = `${field.label} ${String(place + 1)}`;
  const single: Field = { ...field, many: undefined, most: undefined, required: false, label: name };
  return (
    <div className="list-row">
      <div>{editor(single, path)}</div>
      <Moves name={name} place={place} count={list.length} onMove={(to) => { onChange(withMoved(list, place, to)); }} onRemove={() => { onChange(list.toSpliced(place, 1)); }} />
    </div>
  );
}

/** Puts the cursor into the row that was just added. */
function useFocusOnNew(id: string, count: number): () => void {
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const row = document.getElementById(id)?.querySelectorAll(':scope > .list-row')[count - 1];
    row?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable="true"]')?.focus();
  }, [id, count]);
  return () => { isAdded.current = true; };
}
