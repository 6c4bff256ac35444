import { type ReactElement } from 'react';
import { useContentWords } from './use-content-words.js';

/** What a change of the publication does, and in which languages something was typed that it leaves out. */
export function Advice({ text, unsaved }: { readonly text: string; readonly unsaved: readonly string[] }): ReactElement {
  const words = useContentWords();
  return <>{text}{unsaved.length > 0 && <strong className="is-failed"> {words.leftUnsaved(unsaved.join(', '))}</strong>}</>;
}
