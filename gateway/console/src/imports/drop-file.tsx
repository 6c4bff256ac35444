import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { useCatalogWords } from '../catalog/use-catalog-words.js';

/** Files that the graph reads. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl';

/** Takes a file that is dropped, or chosen. */
export function DropFile({ isLarge, onFile }: { readonly isLarge: boolean; readonly onFile: (file: File) => void }): ReactElement {
  const words = useCatalogWords();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={['drop', isLarge && 'is-large', isOver && 'is-over'].filter((name) => name !== false).join(' ')} role="group" aria-label={words.dropFile} onDragEnter={over} onDragOver={over} onDragLeave={() => { setIsOver(false); }} onDrop={drop}>
      <p><strong>{words.dropFile}</strong></p>
      {isLarge && <p className="soft">{words.dropHint}</p>}
      <button type="button" className={isLarge ? 'button is-main' : 'button'} onClick={() => { chooser.current?.click(); }}>{words.chooseFile}</button>
      <input ref={chooser} type="file" hidden accept={ACCEPTED} aria-label={words.chooseFile} onChange={({ target }) => { take(target.files); target.value = ''; }} />
    </div>
  );
}
