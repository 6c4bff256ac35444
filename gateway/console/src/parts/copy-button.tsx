import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { useCopy } from './use-copy.js';

interface Copied {
  readonly text: string;
  /** What is copied, for who does not see it. */
  readonly name: string;
  readonly label?: string;
}

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, name, label }: Copied): ReactElement {
  const { integrations: words } = useWords();
  const { copy, isCopied } = useCopy(text);
  const said = isCopied === undefined ? '' : isCopied ? words.copied : words.notCopied;
  return <><button type="button" className="button" onClick={copy}>{label ?? words.copy}{label === undefined && <span className="unseen"> {name}</span>}</button><span role="status" className="soft">{said}</span></>;
}
