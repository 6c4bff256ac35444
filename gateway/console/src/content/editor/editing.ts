import { createContext, useContext } from 'react';
import type { ContentDocument } from '../document.js';
import type { Draft } from './draft.js';
import { valueAt, type Path } from './json.js';

/** What the fields of an editor share. */
export interface Editing {
  readonly document: ContentDocument;
  readonly locale: string;
  readonly draft: Draft;
  readonly set: (path: Path, value: unknown) => void;
  /** What the graph refused, by path. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** The same document in another language, beside. */
  readonly source: { readonly locale: string; readonly draft: Draft } | undefined;
  /** Whether nothing can be changed. */
  readonly isFixed: boolean;
}

const Context = createContext<Editing | undefined>(undefined);

/** Lets the fields below it edit one draft. */
export const EditingProvider = Context.Provider;

/** What the fields of this editor share. */
export function useEditing(): Editing {
  const editing = useContext(Context);
  if (!editing) throw new Error('A field stands in an editor');
  return editing;
}

/** One value of a draft. */
export interface Edited {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly id: string;
  readonly problems: readonly string[];
}

/** The value at a path, and what is wrong with it; of a value that is edited as a whole, with anything in it. */
export function useValue(path: Path, isWhole: boolean): Edited {
  const { draft, set, problems } = useEditing();
  const key = path.join('.');
  const found = [...problems].flatMap(([at, messages]) => (at === key || (isWhole && at.startsWith(`${key}.`)) ? messages : []));
  return { value: valueAt(draft, path), onChange: (value) => { set(path, value); }, id: fieldId(key), problems: found };
}

/** The id of the element that edits a value, by its path. */
export const fieldId = (key: string): string => `field.${key}`;

/** The id of a block's section, for who moves to it. */
export const blockId = (place: number): string => fieldId(`blocks.${String(place)}`);
