import { useEffect, useRef, useState } from 'react';
import { usePerson } from '../../shell/use-person.js';
import { contentName, type ContentDocument, type Text } from '../document.js';
import { draftOf, isSame, type Draft } from './draft.js';
import { withValue, type Path } from './json.js';
import { draftName, keepDraft, readKeptDraft } from './kept-draft.js';

/** A text on its way. */
export interface Drafting {
  readonly draft: Draft;
  /** The version that is edited; 0 of a text that is new. */
  readonly version: number;
  readonly isChanged: boolean;
  /** Whether it was typed earlier, and came back. */
  readonly isRestored: boolean;
  readonly set: (path: Path, value: unknown) => void;
  readonly replace: (draft: Draft) => void;
  /** Go on from what is stored. */
  readonly reset: () => void;
  /** A draft was stored as this version, whatever was typed since. */
  readonly saved: (draft: Draft, version: number) => void;
}

interface State {
  readonly draft: Draft;
  readonly base: Draft;
  readonly version: number;
  readonly isRestored: boolean;
}

const LATER_MILLISECONDS = 400;

/** The draft of a text in a locale. What is stored anew is taken over while nothing was typed, and what was typed stays whatever is stored. */
export function useDraft(document: ContentDocument, locale: string, text: Text | undefined): Drafting {
  const name = draftName(usePersonId(), document, locale);
  const stored = storedState(document, text);
  const [state, setState] = useState<State>(() => restoredState(stored, name, contentName(document)));
  const isChanged = !isSame(state.draft, state.base);
  if (!isChanged && stored.version >= state.version && !isSame(stored.base, state.base)) setState(stored); // somebody saved, or the graph made the slug
  useKept(name, isChanged ? { version: state.version, draft: state.draft } : undefined);
  return {
    draft: state.draft, version: state.version, isChanged, isRestored: state.isRestored && isChanged,
    set: (path, value) => { setState((now) => ({ ...now, draft: recordOf(withValue(now.draft, path, value), now.draft) })); },
    replace: (draft) => { setState((now) => ({ ...now, draft })); },
    reset: () => { setState(stored); },
    saved: (draft, at) => { setState((now) => ({ ...now, base: draft, version: at, isRestored: false })); },
  };
}

/** Whose drafts this tab keeps. */
export const usePersonId = (): string => usePerson()?.me?.id ?? '';

function storedState(document: ContentDocument, text: Text | undefined): State {
  const draft = draftOf(document, text);
  return { base: draft, draft, version: text?.version ?? 0, isRestored: false };
}

/** With what was typed earlier in this tab. */
function restoredState(stored: State, name: string, content: string): State {
  const kept = readKeptDraft(name);
  return kept && content in kept.draft && !isSame(kept.draft, stored.base) ? { ...stored, draft: kept.draft, version: kept.version, isRestored: true } : stored;
}

const recordOf = (value: unknown, otherwise: Draft): Draft => (typeof value === 'object' && value !== null ? { ...value } : otherwise);

/** Writing a large page with each letter would be felt. */
function useKept(name: string, kept: Parameters<typeof keepDraft>[1]): void {
  const latest = useRef(kept);
  useEffect(() => { latest.current = kept; });
  const text = kept && JSON.stringify(kept);
  useEffect(() => {
    if (text === undefined) {
      keepDraft(name, undefined); // it was saved: whoever leaves at once finds nothing of it
      return undefined;
    }
    const timer = setTimeout(() => { keepDraft(name, latest.current); }, LATER_MILLISECONDS);
    return () => { clearTimeout(timer); };
  }, [name, text]);
  useEffect(() => () => { keepDraft(name, latest.current); }, [name]);
}
