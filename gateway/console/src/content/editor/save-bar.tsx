import { type ReactElement } from 'react';
import { useFormat } from '../../words/use-format.js';
import type { Text } from '../document.js';
import { useContentWords } from '../use-content-words.js';
import type { Drafting } from './use-draft.js';

interface Barred {
  readonly drafting: Drafting;
  readonly text: Text | undefined;
  readonly isSaving: boolean;
  readonly isFixed: boolean;
}

/** Saves the draft, and says what is stored. */
export function SaveBar({ drafting: { isChanged, reset }, text, isSaving, isFixed }: Barred): ReactElement {
  const words = useContentWords();
  const { moment } = useFormat();
  const stored = text === undefined ? words.neverSaved : words.savedAs(String(text.version), text.updatedBy, moment(text.updatedAt));
  return (
    <div className="selection save-bar">
      <span role="status">{isSaving ? words.saving : isChanged ? <strong>{words.unsaved}</strong> : stored}</span>
      <span className="row">
        {isChanged && <button type="button" className="button" disabled={isSaving} onClick={reset}>{words.discard}</button>}
        <button type="submit" className="button is-main" disabled={!isChanged || isSaving || isFixed}>{words.saveDraft}</button>
      </span>
    </div>
  );
}
