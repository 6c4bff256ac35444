import { PushEntryPublishedDocument } from '../operations/push-entry-published.generated.js';
import { PushPagePublishedDocument } from '../operations/push-page-published.generated.js';
import { keyOf, type LocalDocument, type LocalText } from './local-site.js';
import { inOrder } from './plan-documents.js';
import type { Planning, Pushing, Step } from './push-step.js';
import { folderOf } from './paths.js';
import { isSameFile } from './same-file.js';

/** What a push publishes: texts that are no drafts, and that websites do not show as they are. */
export function planPublish(planning: Planning, pushed: ReadonlySet<string>): Step[] {
  if (!planning.publishes) return [];
  return inOrder(planning.local).flatMap((document): Step[] => {
    const texts = document.texts.filter((text) => !text.isDraft && isToPublish(planning, { document, text, isPushed: pushed.has(text.slot) || pushed.has(folderOf(document, document.folder)) }));
    if (texts.length === 0) return [];
    const name = folderOf(document, document.folder);
    return [{ kind: 'published', name, detail: texts.map(({ locale }) => locale).join(', '), path: texts[0]?.slot ?? name, document: keyOf(document), run: (pushing) => publish(document, texts, { planning, pushing }) }];
  });
}

function isToPublish({ matches, remote, rendered, local }: Planning, { document, text, isPushed }: { readonly document: LocalDocument; readonly text: LocalText; readonly isPushed: boolean }): boolean {
  if (isPushed) return true;
  const known = matches.remote.get(keyOf(document));
  if (!known?.texts.some(({ locale, publishedAt, hasChanges }) => locale === text.locale && (publishedAt === null || hasChanges))) return false;
  const file = rendered.get(`${folderOf(document, remote.folders.get(known.id) ?? '')}/${text.locale}`);
  return file !== undefined && isSameFile(local, { slot: text.slot, value: file.value }, { forgivesPublishing: true });
}

/** Texts that are published for the first time keep the time that their files say. */
async function publish(document: LocalDocument, texts: readonly LocalText[], { planning, pushing: { ask, ids } }: { readonly planning: Planning; readonly pushing: Pushing }): Promise<void> {
  const id = ids.get(keyOf(document));
  if (id === undefined) return;
  const known = planning.matches.remote.get(keyOf(document));
  const isPublished = ({ locale }: LocalText): boolean => known?.texts.some((text) => text.locale === locale && text.publishedAt !== null) ?? false;
  const groups = new Map<string | undefined, string[]>();
  for (const text of texts) {
    const at = isPublished(text) ? undefined : text.publishedAt;
    groups.set(at, [...groups.get(at) ?? [], text.locale]);
  }
  for (const [publishedAt, locales] of groups) {
    const input = { id, locales, ...(publishedAt !== undefined && { publishedAt }) };
    if (document.kind === 'page') await ask(PushPagePublishedDocument, { input });
    else await ask(PushEntryPublishedDocument, { input });
  }
}
