import { useState, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';

interface Copied {
  readonly text: string;
  /** What is copied, for who does not see it. */
  readonly name: string;
  readonly label?: string;
}

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, name, label }: Copied): ReactElement {
  const { integrations: words } = useWords();
  const [said, setSaid] = useState('');
  const copy = (): void => { write(text).then(() => { setSaid(words.copied); }, () => { setSaid(words.notCopied); }); };
  return <><button type="button" className="button" onClick={copy}>{label ?? words.copy}{label === undefined && <span className="unseen"> {name}</span>}</button><span role="status" className="soft">{said}</span></>;
}

/** Browsers have a clipboard on pages by https alone, or of their own machine. */
async function write(text: string): Promise<void> {
  if (!isSecureContext) throw new Error('This page has no clipboard');
  await navigator.clipboard.writeText(text);
}
