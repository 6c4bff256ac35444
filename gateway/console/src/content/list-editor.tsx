import { useEffect, useRef, type ReactElement } from 'react';
import { fieldId, useEditing, useValue } from './editing.js';
import { FieldEditor, OneEditor, Problems } from './field-editor.js';
import type { Field } from './field.js';
import { isList, withMoved, type Path } from './json.js';
import { useContentWords } from './use-content-words.js';

const NEW_VALUES: Readonly<Partial<Record<Field['type'], unknown>>> = { GROUP: {}, BOOLEAN: false };

/** A list of values: each can be moved and removed, and others added. */
export function ListEditor({ field, path }: { readonly field: Field; readonly path: Path }): ReactElement {
  const words = useContentWords();
  const { isFixed } = useEditing();
  const { value, onChange, id, problems } = useValue(path, false);
  const list = isList(value) ? value : [];
  const added = useFocusOnNew(id, list.length);
  return (
    <fieldset className="group" id={id} tabIndex={-1}>
      <legend>{field.label}{field.required && <Mark />}</legend>
      <Problems id={`${id}.problems`} problems={problems} />
      {list.map((_, at) => <Row key={at} field={field} path={[...path, at]} place={at} list={list} onChange={onChange} />)}
      {!isFixed && <button type="button" className="button" disabled={list.length >= (field.most ?? 500)} onClick={() => { added(); onChange([...list, NEW_VALUES[field.type] ?? null]); }}>{words.addTo(field.label)}</button>}
    </fieldset>
  );
}

/** That it must have a value before it can be published. */
export function Mark(): ReactElement {
  const words = useContentWords();
  return <span className="soft" title={words.requiredHint}> *<span className="unseen"> {words.requiredHint}</span></span>;
}

interface InList {
  readonly field: Field;
  readonly path: Path;
  readonly place: number;
  readonly list: readonly unknown[];
  readonly onChange: (list: readonly unknown[]) => void;
}

function Row({ field, path, place, list, onChange }: InList): ReactElement {
  const name = `${field.label} ${String(place + 1)}`;
  const single: Field = { ...field, many: undefined, most: undefined, required: false, label: name };
  return (
    <div className="list-row">
      <div>{field.type === 'GROUP' ? <FieldEditor field={single} path={path} /> : <OneEditor field={single} path={path} label={name} />}</div>
      <Moves name={name} place={place} count={list.length} onMove={(to) => { onChange(withMoved(list, place, to)); }} onRemove={() => { onChange(list.toSpliced(place, 1)); }} />
    </div>
  );
}

interface Moved {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves a row up and down, and takes it out. */
export function Moves({ name, place, count, onMove, onRemove }: Moved): ReactElement | null {
  const words = useContentWords();
  const { isFixed } = useEditing();
  if (isFixed) return null;
  return (
    <span className="moves">
      <button type="button" className="button is-quiet" aria-label={words.upOf(name)} title={words.upOf(name)} aria-disabled={place === 0} onClick={() => { if (place > 0) onMove(place - 1); }}>↑</button>
      <button type="button" className="button is-quiet" aria-label={words.downOf(name)} title={words.downOf(name)} aria-disabled={place === count - 1} onClick={() => { if (place < count - 1) onMove(place + 1); }}>↓</button>
      <button type="button" className="button is-quiet" aria-label={words.removeOf(name)} title={words.removeOf(name)} onClick={onRemove}>×</button>
    </span>
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

/** The id of a block's section, for who moves to it. */
export const blockId = (place: number): string => fieldId(`blocks.${String(place)}`);
