import { isRecord, type JsonRecord } from './json.js';

/** What was typed and not saved, with the version it was typed on. */
export interface KeptDraft {
  readonly version: number;
  readonly draft: JsonRecord;
}

/** What it is kept as. */
export const draftName = (personId: string, { kind, id }: { readonly kind: string; readonly id: number }, locale: string): string => `${personId}:${kind}:${String(id)}:${locale}`;

/** What this tab keeps of a text that was not saved: it outlives a sign-in that ended, and ends with the tab. */
export function readKeptDraft(name: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isRecord(kept) && typeof kept['version'] === 'number' && isRecord(kept['draft']) ? { version: kept['version'], draft: kept['draft'] } : undefined;
  } catch {
    return undefined;
  }
}

/** Keep it; undefined forgets it. A browser that keeps nothing, or has no room, loses no more than without this. */
export function keepDraft(name: string, kept: KeptDraft | undefined): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // what is typed stays on the page
  }
}

const keyOf = (name: string): string => `portico:console:draft:${name}`;
