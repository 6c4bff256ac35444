import * as z from 'zod/mini';
import { keep, readKept } from '../shell/kept.js';
import { readSearch, type OrderSearch } from './order-search.js';

const Saved = z.array(z.object({ name: z.string(), search: z.record(z.string(), z.string()) }));

/** A search under a name. */
export interface SavedFilter {
  readonly name: string;
  readonly search: OrderSearch;
}

/** The searches that a person saved in this browser, by their id. */
export function readSaved(person: string): readonly SavedFilter[] {
  try {
    return (z.safeParse(Saved, JSON.parse(readKept(`filters:${person}`) ?? '[]')).data ?? []).map(({ name, search }) => ({ name, search: readSearch(search) }));
  } catch {
    return []; // somebody else wrote there
  }
}

/** Keep what a person saved. */
export const keepSaved = (person: string, saved: readonly SavedFilter[]): void => { keep(`filters:${person}`, JSON.stringify(saved)); };
