import { useMemo, type ReactElement } from 'react';
import { download } from '../parts/download.js';
import { useWords } from '../words/use-words.js';
import { CopyButton } from '../parts/copy-button.js';
import { fileTypeOf, readableBody } from './readable-body.js';

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
      <div className="row"><CopyButton text={text} name={words.body} /><button type="button" className="button" onClick={() => { download(new Blob([text], { type: 'application/octet-stream' }), `${name}.${fileTypeOf(text)}`); /* as it is, not as it is shown */ }}>{words.download}</button></div>
    </>
  );
}
