import { useState, type ReactElement } from 'react';
import type { ActionField } from './action.js';
import { answerOf, fileIn } from './file-answers.js';

interface Asked {
  readonly field: ActionField & { readonly value: string };
  readonly text: string;
}

/** A file that is chosen; what was read of it stays, when the answers are changed. */
export function FileQuestion({ field: { name, value, isRequired }, text }: Asked): ReactElement {
  const [content, setContent] = useState(value);
  const choose = (file: File | undefined): void => { if (file) void answerOf(file).then(setContent); };
  return (
    <>
      <label className="field">{text}<input type="file" accept=".pdf,.png,.jpg,.jpeg,.zpl,.txt" required={isRequired === true && content === ''} onChange={({ target: { files } }) => { choose(files?.[0]); }} /></label>
      <input type="hidden" name={name} value={content} />
      {content !== '' && <p className="soft">{fileIn({ file: content }).filename}</p>}
    </>
  );
}
