import { useMemo, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { CopyButton } from './copy-button.js';
import { fileTypeOf, readableBody } from './readable-body.js';

const A_WHILE = 10_000; // milliseconds

interface Shown {
  readonly text: string;
  /** What a file of it is called, without its ending. */
  readonly name: string;
}

/** A body with a line for each value or element; of a large one the beginning, and the whole as a file. */
export function Body({ text, name }: Shown): ReactElement {
  const { integrations: words } = useWords();
  const shown = useMemo(() => readableBody(text), [text]);
  return (
    <>
      <pre className="body" tabIndex={0} role="group" aria-label={words.body}>{shown.text}</pre>
      {shown.isCut && <p className="soft">{words.isCut}</p>}
      <div className="row"><CopyButton text={text} name={words.body} /><button type="button" className="button" onClick={() => { download(text, `${name}.${fileTypeOf(text)}`); }}>{words.download}</button></div>
    </>
  );
}

/** As the body is, not as it is shown. */
function download(text: string, file: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  setTimeout(() => { URL.revokeObjectURL(url); }, A_WHILE); // some browsers begin to read it later
}
