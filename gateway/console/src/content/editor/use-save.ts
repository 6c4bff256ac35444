import type { UseMutationResult } from '@tanstack/react-query';
import { ask } from '../../graph/ask.js';
import { GraphFailure } from '../../graph/graph-failure.js';
import type { ContentDocument } from '../document.js';
import { savedParts, type Draft } from './draft.js';
import { ConsoleSaveEntryDraftDocument } from '../operations/console-save-entry-draft.generated.js';
import { ConsoleSavePageDraftDocument } from '../operations/console-save-page-draft.generated.js';
import type { Drafting } from './use-draft.js';
import type { Sending } from '../../parts/use-checked.js';
import { useSend } from '../use-send.js';

interface Saved {
  readonly draft: Draft;
  /** The version that was edited. */
  readonly version: number;
}

/** Save a draft as the next version of its text, once, whatever becomes of the answer. */
export function useSave(document: ContentDocument, locale: string, { saved }: Drafting): UseMutationResult<number, Error, Saved> {
  const send = async ({ draft, version }: Saved, { dryRun, ...sending }: Sending): Promise<number> => {
    const input = { id: document.id, locale, version, ...savedParts(draft, document) };
    const { translations } = document.kind === 'PAGE'
      ? (await ask(ConsoleSavePageDraftDocument, { input: { ...input, blocks: draft['blocks'] }, dryRun }, sending)).savePageDraft
      : (await ask(ConsoleSaveEntryDraftDocument, { input: { ...input, fields: draft['fields'] }, dryRun }, sending)).saveEntryDraft;
    return translations.find((text) => text.locale === locale)?.version ?? version;
  };
  return useSend(send, (version, { draft }) => { saved(draft, version); });
}

/** What the graph refused of a draft, by path. */
export function problemsIn(error: Error | null): ReadonlyMap<string, readonly string[]> {
  if (!(error instanceof GraphFailure) || error.code !== 'BAD_INPUT') return new Map();
  return new Map(Object.entries(error.details).map(([path, messages]) => [path, Array.isArray(messages) ? messages.map(String) : [String(messages)]]));
}
