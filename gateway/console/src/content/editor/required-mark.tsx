import { type ReactElement } from 'react';
import { useContentWords } from '../use-content-words.js';

/** That it must have a value before it can be published. */
export function Mark(): ReactElement {
  const words = useContentWords();
  return <span className="soft" title={words.requiredHint}> *<span className="unseen"> {words.requiredHint}</span></span>;
}
