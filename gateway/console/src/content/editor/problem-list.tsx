import { useEffect, useRef, type ReactElement } from 'react';
import { fieldId, useEditing } from './editing.js';
import { usePlaceName } from '../tree/place-name.js';
import { useContentWords } from '../use-content-words.js';

/** What the graph refused, each with the way to its field. */
export function ProblemList({ problems }: { readonly problems: ReadonlyMap<string, readonly string[]> }): ReactElement {
  const words = useContentWords();
  const { document, draft } = useEditing();
  const nameOf = usePlaceName(document, [draft]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => { box.current?.focus(); }, [problems]);
  return (
    <div className="notice is-error" role="alert" tabIndex={-1} ref={box}>
      <p><strong>{words.notSaved}</strong></p>
      <ul>{[...problems].map(([path, messages]) => (
        <li key={path}><button type="button" className="as-link" onClick={() => { focusOn(path); }}>{nameOf(path.split('.'))}</button>: {messages.join('; ')}</li>
      ))}</ul>
    </div>
  );
}

/** The field of a path, or the next one above it. */
function focusOn(path: string): void {
  const steps = path.split('.');
  while (steps.length > 0) {
    const field = document.getElementById(fieldId(steps.join('.')));
    if (field) {
      field.scrollIntoView({ block: 'center' });
      field.focus();
      return;
    }
    steps.pop();
  }
}
