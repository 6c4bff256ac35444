import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { EditButton } from '../catalog/edit-button.js';
import { altEdit, removeImageEdit } from './image-edits.js';
import type { Editing } from './product-edits.js';
import type { ProductView } from './use-product.js';

type Image = ProductView['images'][number];

interface Listed {
  readonly editing: Editing;
  readonly images: readonly Image[];
  readonly mayChange: boolean;
  /** Puts an image at another place, from 0. */
  readonly onMove: (id: number, to: number) => void;
}

/** Images in their order. One is moved by dragging it, by its buttons, or by Alt and an arrow key while something of it has the focus. */
export function ImageList({ editing, images, mayChange, onMove }: Listed): ReactElement {
  const [dragged, setDragged] = useState<number>();
  return (
    <ol className="images">{images.map((image, at) => (
      <li
        key={image.id} className={dragged === image.id ? 'image is-dragged' : 'image'} draggable={mayChange}
        onDragStart={({ dataTransfer }) => { dataTransfer.effectAllowed = 'move'; dataTransfer.setData('text/plain', String(image.id)); setDragged(image.id); }}
        onDragEnd={() => { setDragged(undefined); }}
        onDragOver={(event) => { if (dragged !== undefined) event.preventDefault(); }}
        onDrop={(event) => { if (dragged === undefined) return; event.preventDefault(); onMove(dragged, at); setDragged(undefined); }}
        onKeyDown={(event) => { if (mayChange) moveByKey(event, (steps) => { onMove(image.id, at + steps); }); }}
      >
        <a href={image.url} target="_blank" rel="noreferrer"><img src={image.thumbnail} alt={image.alt ?? ''} width={image.width} height={image.height} loading="lazy" draggable={false} /><span className="unseen">{editing.words.imageNumber(String(at + 1))}</span></a>
        <Caption editing={editing} image={image} />
        {mayChange && <Buttons editing={editing} image={image} at={at} count={images.length} onMove={onMove} />}
      </li>
    ))}</ol>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveByKey(event: KeyboardEvent, move: (steps: number) => void): void {
  const steps = event.altKey ? STEPS[event.key] : undefined;
  if (steps === undefined) return;
  event.preventDefault();
  move(steps);
  keepFocus();
}

/** An element that is put elsewhere loses the focus. */
function keepFocus(): void {
  const element = document.activeElement;
  requestAnimationFrame(() => { if (element instanceof HTMLElement) element.focus(); });
}

function Caption({ editing: { words }, image: { alt, width, height } }: { readonly editing: Editing; readonly image: Image }): ReactElement {
  return <div>{alt === null || alt === '' ? <span className="badge is-warning">{words.noAlt}</span> : alt}<div className="soft">{width} × {height}</div></div>;
}

interface Buttoned extends Pick<Listed, 'editing' | 'onMove'> {
  readonly image: Image;
  readonly at: number;
  readonly count: number;
}

function Buttons({ editing, editing: { words }, image: { id }, at, count, onMove }: Buttoned): ReactElement {
  const name = words.imageNumber(String(at + 1));
  return (
    <div className="row">
      <button type="button" className="button is-quiet" aria-label={`${words.earlier}: ${name}`} aria-disabled={at === 0} onClick={() => { if (at > 0) { onMove(id, at - 1); keepFocus(); } }}>←</button>
      <button type="button" className="button is-quiet" aria-label={`${words.later}: ${name}`} aria-disabled={at === count - 1} onClick={() => { if (at < count - 1) { onMove(id, at + 1); keepFocus(); } }}>→</button>
      <EditButton className="button is-quiet" edit={() => altEdit(editing, id)} name={`${words.describe}: ${name}`}>{words.describe}</EditButton>
      <EditButton className="button is-quiet" edit={() => removeImageEdit(editing, id)} name={`${words.remove}: ${name}`}>{words.remove}</EditButton>
    </div>
  );
}
